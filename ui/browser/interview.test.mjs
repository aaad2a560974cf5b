import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { faults, open, shoot } from './window.mjs';

let browser;
before(async () => (browser = await open()));
after(async () => browser.close());

/** Of the sample: c2 has two submitted scorecards, c5 a begun one, c6 points to another seat, c14 hides words. */
const candidate = (id, screen = '') => `#/o/o1/c/${id}${screen}`;
const pointed = (page) => page.locator('article [data-pointed]').allTextContents().then((parts) => parts.join('').replace(/\d$/, ''));
const said = (page) => page.locator('p[aria-live]').textContent();

async function opened(hash, ready, wishes = '') {
  const page = await browser.page({ hash, wishes });
  await page.waitForSelector(ready);
  return page;
}

async function closed(page) {
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

test('a candidate: the evidence is walked by key, and a quote of the flag jumps to its words', async () => {
  const page = await opened(candidate('c6'), 'mark.elsewhere');
  await page.keyboard.press(']');
  await page.waitForSelector('[data-pointed]');
  const first = await pointed(page);
  await page.keyboard.press(']');
  await page.waitForFunction((text) => !document.querySelector('[data-pointed]')?.textContent?.startsWith(text), first.slice(0, 12));
  assert.match(await said(page), /^Evidence 2: /);
  await page.keyboard.press('[');
  await page.waitForFunction((text) => document.querySelector('[data-pointed]')?.textContent?.startsWith(text), first.slice(0, 12));
  const quote = page.locator('.quotes button').nth(1);
  const words = (await quote.textContent()).match(/^(.*?)\s*Evidence/)[1].trim();
  await quote.click();
  await page.waitForFunction((text) => document.querySelector('[data-pointed]')?.textContent?.startsWith(text), words.slice(0, 12));
  assert.equal(await page.evaluate(() => document.querySelector('main').scrollTop + document.scrollingElement.scrollTop), 0);
  await closed(page);
});

test('a candidate: the views differ in marks and never in words, and hidden words are never marked', async () => {
  const page = await opened(candidate('c14'), 'mark');
  const text = () => page.locator('article').evaluate((article) => { const copy = article.cloneNode(true); copy.querySelectorAll('button').forEach((b) => b.remove()); return copy.textContent.replace(/\s+/g, ' '); });
  const before = await text();
  await page.getByRole('radio', { name: 'Plain' }).click();
  await page.waitForFunction(() => document.querySelectorAll('mark, article u').length === 0);
  assert.equal(await text(), before);
  await page.getByRole('radio', { name: 'This seat' }).click();
  await page.waitForSelector('article u');
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.querySelectorAll('article u').length === 0);
  const hidden = page.locator('details', { hasText: 'not visible on its pages' });
  await hidden.locator('summary').click();
  assert.match(await hidden.textContent(), /RMA/);
  assert.equal(await hidden.locator('mark, u').count(), 0);
  assert.ok(!before.includes('RMA'));
  await closed(page);
});

test('a candidate: a person’s verdict needs a reason, carries the name, and leaves the reading in sight', async () => {
  const page = await opened(candidate('c6'), '#own-verdict');
  await page.keyboard.press('o');
  await page.waitForFunction(() => document.activeElement?.closest('#own-verdict'));
  await page.locator('#own-verdict').getByText('Partly evidenced').click();
  const save = page.locator('#own-verdict').getByRole('button', { name: 'Save' });
  await save.click();
  await page.waitForSelector('#own-verdict textarea[aria-invalid="true"]');
  await page.locator('#own-verdict textarea').fill('Carried the pager for 40 of these nodes, said by phone.');
  await save.click();
  const top = page.locator('.why');
  await top.getByText('said by phone').waitFor();
  const words = await top.textContent();
  assert.match(words, /Ingrid Falk/);
  assert.match(words, /Keywords only/);
  assert.deepEqual(await faults(page), []);
  await shoot(page, 'candidate-override');
  await closed(page);
});

test('a candidate: a stage is moved with its reason, the history says so, and the next candidate is one key away', async () => {
  const page = await opened(candidate('c6'), 'text=Where it stands');
  await page.locator('select').selectOption('on-hold');
  await page.getByRole('button', { name: 'Move to On hold' }).click();
  await page.waitForSelector('text=Say why.');
  await page.locator('section', { hasText: 'Where it stands' }).locator('textarea').fill('Waiting for the second seat.');
  await page.getByRole('button', { name: 'Move to On hold' }).click();
  await page.waitForSelector('text=Waiting for the second seat.');
  const name = await page.locator('h1').textContent();
  await page.locator('h1').click();
  await page.keyboard.press('J');
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent?.trim() && document.querySelector('h1').textContent !== before, name);
  await closed(page);
});

test('a flag explains itself in a dialog', async () => {
  const page = await opened(candidate('c6'), 'text=What this flag means');
  await page.getByRole('button', { name: 'What this flag means' }).first().click();
  for (const head of ['What it notices', 'Why look', 'When it is wrong']) await page.locator('dialog').getByText(head).waitFor();
  assert.deepEqual(await faults(page), []);
  await shoot(page, 'candidate-flag');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await closed(page);
});

/** Answers the question in sight by keyboard alone: own words, then the number. */
async function answer(page, number, words) {
  await page.keyboard.press(String(number));
  await page.waitForFunction(() => document.activeElement?.id === 'own-words');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
  await page.keyboard.press(String(number));
  await page.waitForSelector('.anchor input:checked');
}

/** Walks the seven questions of the sample's cluster scorecard by keyboard, and submits. */
async function walkThrough(page, numbers) {
  for (const [at, number] of numbers.entries()) {
    await page.waitForSelector(`nav [aria-current="step"] >> text=A${at + 1}`);
    await answer(page, number, `In the words of the candidate, number ${at + 1}.`);
    await page.keyboard.press('p');
    await page.keyboard.press('Shift+Enter');
  }
  await page.waitForSelector('nav [aria-current="step"] >> text=A7');
  await page.keyboard.press('w');
  await page.waitForSelector('.other input:checked');
  await page.keyboard.press('Shift+Enter');
  await page.waitForSelector('dialog >> text=sealed from the other raters');
  await page.locator('dialog').getByRole('button', { name: 'Submit and seal' }).press('Enter');
}

test('two people walk the same questions, sealed from each other, and see where they differ', async () => {
  const page = await opened(candidate('c7', '/walk'), '#own-words');
  await walkThrough(page, [4, 3, 2, 3, 2, 1]);
  await page.waitForSelector('text=One more opens it');
  assert.deepEqual(await faults(page), []);
  await shoot(page, 'review-waiting');
  await page.getByRole('button', { name: 'Another rater' }).last().click();
  await page.locator('dialog').getByText('Tobias Renner').click();
  await page.locator('dialog').getByRole('button', { name: 'Hand over and start' }).click();
  await page.waitForSelector('text=by Tobias Renner');
  await page.waitForSelector('#own-words');
  assert.equal(await page.getByText('number 1.').count(), 0, 'the other’s words stay sealed');
  await walkThrough(page, [2, 3, 2, 3, 3, 1]);
  await page.waitForSelector('table');
  assert.match(await page.locator('tbody tr').first().textContent(), /A1.*Two apart/);
  await page.getByText('Go to technical panel').click();
  await page.getByRole('button', { name: /Record decision/ }).click();
  await page.waitForSelector('text=A decision needs its reason.');
  await page.locator('#decision textarea').fill('Detection is owned; the fabric story is open.');
  await page.getByRole('button', { name: /Record decision/ }).click();
  await page.waitForSelector('.made >> text=Tobias Renner');
  await closed(page);
});

test('a walk: nothing is lost on the way out and back, and what is missing is named', async () => {
  const page = await opened(candidate('c6', '/walk'), '#own-words');
  await page.getByLabel('What broke', { exact: true }).fill('One leaf switch, bad optics.');
  await page.getByLabel('At what scale', { exact: true }).fill('48 nodes, six days');
  await page.waitForSelector('text=48 nodes');
  await page.getByRole('radiogroup', { name: 'What they personally changed' }).getByText('Not asked').click();
  await page.getByRole('button', { name: 'Submit and seal' }).click();
  const dialog = page.locator('dialog');
  await dialog.getByText('Say why “what they personally changed” was not asked.').waitFor();
  assert.ok(await dialog.getByRole('button', { name: 'Submit and seal' }).isDisabled());
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.locator('h1').click();
  await page.keyboard.press('Escape');
  await page.waitForSelector('text=Continue scorecard');
  await page.getByRole('link', { name: 'Continue scorecard' }).click();
  await page.waitForSelector('#own-words');
  assert.equal(await page.getByLabel('What broke', { exact: true }).inputValue(), 'One leaf switch, bad optics.');
  await closed(page);
});

test('a walk: single keys rest inside fields, and a failed save says so and can be tried again', async () => {
  const page = await opened(candidate('c6', '/walk'), '#own-words', 'fail=saveAnswer');
  await page.locator('#own-words').click();
  await page.keyboard.type('1234 nwpl');
  assert.equal(await page.locator('#own-words').inputValue(), '1234 nwpl');
  assert.equal(await page.locator('input:checked').count(), 0);
  await page.getByRole('alert').getByText('Not saved.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').getByText('Not saved.').waitFor();
  assert.deepEqual(await faults(page), []);
  await shoot(page, 'walk-not-saved');
  await closed(page);
});

test('a sealed review says nothing of the others’ ratings', async () => {
  const page = await opened(candidate('c5', '/review'), 'text=Sealed until yours is in');
  const row = await page.locator('li', { hasText: 'Tobias Renner' }).textContent();
  assert.doesNotMatch(row, /\d of \d|asked/);
  assert.equal(await page.locator('table').count(), 0);
  assert.deepEqual(await faults(page), []);
  await shoot(page, 'review-sealed');
  await closed(page);
});

test('a read: every sentence opens its source, and a document source opens at its words', async () => {
  const page = await opened(candidate('c2', '/read'), '.sentence');
  const numbers = await page.locator('.sentence').evaluateAll((all) => all.map((one) => one.querySelectorAll('button').length));
  assert.ok(numbers.length > 4 && numbers.every((count) => count > 0));
  await page.keyboard.press(']');
  const source = page.locator('aside li.on');
  const quote = await source.locator('.q').textContent();
  await source.getByRole('button', { name: 'Open in the document' }).click();
  await page.waitForSelector('article [data-pointed]');
  assert.equal((await pointed(page)).trim(), quote.trim());
  await closed(page);
});

test('a read is printed alone, in light, with its sources', async () => {
  const page = await browser.page({ hash: candidate('c2', '/read'), theme: 'dark' });
  await page.waitForSelector('.sentence');
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('article .ends').isVisible());
  for (const gone of ['aside', 'header.bar', 'nav']) assert.equal(await page.locator(gone).first().isVisible(), false, gone);
  const ink = await page.locator('article').evaluate((article) => [getComputedStyle(article).color, getComputedStyle(document.body).backgroundColor]);
  assert.deepEqual(ink, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await closed(page);
});

for (const [screen, call, title] of [['', 'candidate', 'could not be opened'], ['/walk', 'walk', 'could not be opened'], ['/review', 'review', 'could not be opened'], ['/read', 'read', 'could not be written']]) {
  test(`when the host fails, ${call} says what happened and can be tried again`, async () => {
    const page = await browser.page({ hash: candidate('c2', screen), wishes: `fail=${call}`, ready: 'text=Try again' });
    await page.getByText(title).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(title).waitFor();
    assert.deepEqual(await faults(page), []);
    await closed(page);
  });
}
