import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { open } from './window.mjs';

let browser;
before(async () => (browser = await open()));
after(async () => browser.close());

/** What has the focus, by what a person would call it. */
const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === document.body ? 'nothing' : `${at.tagName.toLowerCase()} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}`;
  });

/** Goes to the second of a list by key, each step after the focus of the one before has arrived, and says where that is. */
const down = async (page, each) => {
  for (const nth of [0, 1]) {
    await page.keyboard.press('j');
    await page.waitForFunction(([each, nth]) => document.querySelectorAll(each)[nth]?.contains(document.activeElement), [each, nth]);
  }
  return focused(page);
};

const press = (key) => (page) => page.keyboard.press(key);

/** Every dialog: where it is opened from, how, and which element the work begins with. */
const dialogs = [
  { name: 'keyboard help', hash: '#/o/o1', from: '[data-row] a', open: press('?'), begins: 'button' },
  { name: 'a stage, by key', hash: '#/o/o1', from: '[data-row] a', open: press('m'), begins: '[role=radio]' },
  { name: 'a stage, by its button', hash: '#/o/o1', from: '[data-row] button', open: press('Enter'), begins: '[role=radio]' },
  { name: 'a new opening, by key', from: '[data-opening]', open: press('n'), begins: ':checked' },
  { name: 'a new opening, by its button', from: 'header .btn', open: press('Enter'), begins: ':checked' },
  { name: 'a flag', hash: '#/o/o1/c/c6', from: '.why > .btn', open: press('Enter'), begins: 'footer button' },
  { name: 'a scorecard that is not done', hash: '#/o/o1/c/c5/walk', from: 'header button.btn:last-of-type', open: press('Enter'), begins: 'li button' },
  { name: 'another rater', hash: '#/o/o1/c/c2/review', from: 'header .full button', open: press('Enter'), begins: 'input' },
  { name: 'a pasted resume', hash: '#/o/o1', from: 'header .actions button', open: async (page) => { await page.keyboard.press('a'); await page.getByRole('menuitem', { name: /Paste/ }).press('Enter'); }, begins: 'textarea' },
];

for (const dialog of dialogs) {
  test(`the dialog of ${dialog.name} begins where the work begins, and gives the focus back`, async () => {
    const page = await browser.page(dialog);
    await page.locator(dialog.from).first().focus();
    const before = await focused(page);
    await dialog.open(page);
    await page.waitForFunction((begins) => document.activeElement?.closest('dialog[open]') && document.activeElement.matches(`dialog ${begins}`), dialog.begins);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.waitForFunction(() => document.activeElement !== document.body);
    assert.equal(await focused(page), before);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

test('a new screen takes the focus, and who goes back stands where they left', async () => {
  const page = await browser.page();
  await page.waitForSelector('[data-opening]');
  const opening = await down(page, '[data-opening]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-row]');
  const row = await down(page, '[data-row]');
  await page.keyboard.press('Enter');
  for (const [key, ready] of [[null, 'mark'], ['s', '#own-words'], ['Escape', 'mark']]) {
    if (key) await page.keyboard.press(key);
    await page.waitForSelector(ready);
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.closest('[data-row]'));
  assert.equal(await focused(page), row);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.matches('[data-opening]'));
  assert.equal(await focused(page), opening);
  await page.context().close();
});

test('the filters take the focus when they open, and give it back when they close', async () => {
  const page = await browser.page({ hash: '#/o/o1', width: 1280, height: 800 });
  await page.waitForSelector('[data-row]');
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.activeElement?.matches('.facets button'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.matches('.narrow button'));
  assert.equal(await page.locator('section.facets').isVisible(), false);
  await page.context().close();
});

for (const [name, hash, ready] of [['openings', '', '[data-opening]'], ['screening', '#/o/o1', '[data-row]'], ['candidate', '#/o/o1/c/c6', '#own-verdict'], ['walk', '#/o/o1/c/c5/walk', '#own-words'], ['review', '#/o/o1/c/c2/review', '#decision'], ['read', '#/o/o1/c/c2/read', '.sentence']]) {
  test(`Tab goes through all of ${name}, and each stop is seen`, async () => {
    const page = await browser.page({ hash });
    await page.waitForSelector(ready);
    const unseen = [];
    let stops = 0;
    for (; stops < 200; stops++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const at = document.activeElement;
        if (at === document.body) return null;
        const box = at.getBoundingClientRect();
        const marked = [at, at.parentElement, at.closest('label')].some((one) => one && (parseFloat(getComputedStyle(one).outlineWidth) >= 2 && getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none'));
        const inside = box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;
        return marked && inside ? '' : (at.getAttribute('aria-label') ?? at.textContent ?? at.tagName).trim().slice(0, 60);
      });
      if (stop === null) break;
      if (stop !== '') unseen.push(stop);
    }
    assert.deepEqual(unseen, []);
    assert.ok(stops > 15 && stops < 200, `${stops} stops, then out`);
    await page.context().close();
  });
}
