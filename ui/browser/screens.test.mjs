import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { faults, headings, open, overflow, shoot } from './window.mjs';

let browser;
let large;
before(async () => {
  browser = await open();
  large = await open({ textSize: 32 });
});
after(async () => {
  await browser.close();
  await large.close();
});

/** Openings and candidates of the sample have fixed ids: the first opening is o1, its first candidate c1. */
const screens = [
  { name: 'first-run', wishes: 'state=first-run' },
  { name: 'unlock', wishes: 'state=locked' },
  { name: 'openings' },
  { name: 'openings-empty', wishes: 'state=empty' },
  { name: 'openings-failing', wishes: 'fail=openings' },
  { name: 'screening', hash: '#/o/o1', ready: '[data-row]' },
  { name: 'screening-5000', wishes: 'sample=5000', hash: '#/o/o1', ready: '[data-row]' },
  { name: 'screening-failing', wishes: 'fail=screening', hash: '#/o/o1', ready: 'text=could not be read' },
  { name: 'look', hash: '#/o/o1/look', ready: 'text=scan_0042.pdf' },
  { name: 'look-empty', hash: '#/o/o21/look', ready: 'h1' },
  { name: 'settings', hash: '#/settings' },
  { name: 'candidate', hash: '#/o/o1/c/c6', ready: 'text=What would' },
  { name: 'walk', hash: '#/o/o1/c/c5/walk', ready: 'text=personally changed' },
  { name: 'review', hash: '#/o/o1/c/c2/review', ready: 'table' },
  { name: 'read', hash: '#/o/o1/c/c2/read', ready: 'aside[aria-label="Sources"]' },
];
/** Layout is judged by width in light, colours in dark. */
const sizes = { light: [[1440, 900], [1280, 800], [1100, 760], [1024, 700], [760, 700]], dark: [[1440, 900], [1100, 760]] };
/** Sizes at which the accessibility of a screen is judged: the widest, the floor, and one below it. */
const judged = new Set([1440, 1024, 760]);

for (const screen of screens) {
  for (const theme of ['light', 'dark']) {
    test(`${screen.name}, ${theme}`, async () => {
      const page = await browser.page({ ...screen, theme });
      await page.waitForSelector(screen.ready ?? 'h1');
      for (const [width, height] of sizes[theme]) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(120);
        await shoot(page, `${screen.name}-${width}-${theme}`);
        assert.deepEqual(await overflow(page), [], `${width} wide`);
        if (judged.has(width)) assert.deepEqual(await faults(page), [], `${width} wide`);
      }
      assert.deepEqual(await headings(page), []);
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    });
  }
}

for (const screen of screens.filter((one) => !one.wishes?.startsWith('fail'))) {
  test(`${screen.name}, with text twice as large`, async () => {
    const page = await large.page(screen);
    await page.waitForSelector(screen.ready ?? 'h1');
    await shoot(page, `${screen.name}-large`);
    assert.deepEqual(await overflow(page), []);
    await page.context().close();
  });
}

test('who wants no motion gets none', async () => {
  const page = await browser.page({ hash: '#/o/o1' });
  await page.waitForSelector('[data-row]');
  const moving = await page.evaluate(() => [...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).transitionDuration.split(', ').some((time) => parseFloat(time) > 0) || getComputedStyle(element).animationName !== 'none').map((element) => element.className));
  assert.deepEqual(moving, []);
  await page.context().close();
});

test('every verdict is said in words beside its colour', async () => {
  const page = await browser.page({ hash: '#/o/o1' });
  await page.waitForSelector('[data-row]');
  const chips = await page.locator('[data-row] .v').allTextContents();
  assert.ok(chips.length > 9);
  assert.deepEqual(chips.filter((words) => !/^(Evidenced|Partly evidenced|Keywords only|Unrelated|Not assessed)/.test(words.trim())), []);
  await page.context().close();
});
