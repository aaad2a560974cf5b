import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { faults, open, shoot } from './window.mjs';

let browser;
before(async () => (browser = await open()));
after(async () => browser.close());

/** Runs a journey on a page of its own; the page must have complained about nothing. */
function journey(name, where, walk) {
  test(name, async () => {
    const page = await browser.page(where);
    await walk(page);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const names = (page) => page.locator('[data-row] a').allTextContents();

journey('a fresh laptop becomes a casebook with a screened opening', { wishes: 'state=first-run&pace=15' }, async (page) => {
  await page.getByLabel('Passphrase').fill('kettle violin');
  await page.getByLabel('Once more').fill('kettle violin gravel');
  await button(page, 'Continue').click();
  await page.getByText('The two are not the same.').waitFor();
  await page.getByText('It stands beside your ratings.').waitFor();
  await page.getByLabel('Passphrase').fill('kettle violin gravel');
  await page.getByLabel('Your name').fill('Mira Holtz');
  await button(page, 'Continue').click();

  await page.getByText('Keep this code on paper').waitFor();
  await shoot(page, 'recovery-1440-light');
  assert.deepEqual(await faults(page), []);
  const groups = await page.locator('ol b').allTextContents();
  assert.equal(await button(page, 'Open Assay').isDisabled(), true);
  await page.getByLabel('The third group').fill(groups[2].toLowerCase());
  await page.getByLabel('The sixth group').fill(groups[5]);
  await button(page, 'Open Assay').click();

  await page.getByText('Start with the seat, not the title').waitFor();
  await button(page, 'New opening').click();
  await page.getByLabel('AI Infrastructure Engineer').check();
  await page.getByText('What its first ninety days are measured in').waitFor();
  assert.equal(await page.getByLabel('Title').inputValue(), 'AI Infrastructure Engineer');
  await page.getByLabel('GPU Cluster Engineer').check();
  await shoot(page, 'new-opening-1440-light');
  assert.deepEqual(await faults(page), []);
  await button(page, 'Create the opening').click();

  await page.getByText('Drop resumes here').waitFor();
  await shoot(page, 'screening-empty-1440-light');
  await button(page, 'Add documents').click();
  await page.getByRole('menuitem', { name: 'Choose a folder' }).click();
  await page.locator('[data-row]').first().waitFor();
  await page.getByText(/new so far/).waitFor();
  const before = await names(page);
  await page.waitForTimeout(300);
  assert.deepEqual(await names(page), before, 'rows that are being read never shift the list');
  await shoot(page, 'importing-1440-light');
  assert.deepEqual(await faults(page), []);
  await page.getByText('Documents read').waitFor();
  await page.getByRole('button', { name: /new\. Show/ }).click();
  await page.getByText(/^\d+ candidates$/).waitFor();
  await button(page, 'Show the files').click();
  await page.getByRole('list', { name: 'Files of the import' }).waitFor();
});

journey('the keyboard walks, selects and opens', { hash: '#/o/o1' }, async (page) => {
  await page.locator('[data-row]').first().waitFor();
  const [first, second] = await names(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.locator('[aria-current=true]', { hasText: second }).waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await page.getByText('2 selected').first().waitFor();
  await shoot(page, 'selected-1440-light');
  await page.keyboard.press('m');
  await page.getByText('Closing is decided one by one').waitFor();
  assert.equal(await page.getByRole('radio', { name: 'Closed' }).count(), 0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  assert.equal(await page.getByText('2 selected').count(), 0);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await page.waitForFunction((name) => document.activeElement?.textContent === name, first);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  await page.goBack();
  await page.locator('[aria-current=true]', { hasText: first }).waitFor();
});

journey('a stage is moved with a reason, and a reason is asked for where it matters', { hash: '#/o/o1' }, async (page) => {
  await page.getByRole('button', { name: /move Caspian Roux to a stage/ }).click();
  await page.getByRole('radio', { name: 'On hold' }).click();
  await button(page, 'Move to On hold').click();
  await page.getByText('Say why, in a few words.').waitFor();
  await shoot(page, 'stage-1440-light');
  assert.deepEqual(await faults(page), []);
  await page.getByLabel('Reason').fill('Waits for the second opening');
  await button(page, 'Move to On hold').click();
  await page.getByText('Caspian Roux moved to On hold.').waitFor();
  await button(page, 'On hold 1').click();
  assert.deepEqual(await names(page), ['Caspian Roux']);
});

journey('a search shows where it was found, and what is nearest where it was not', { hash: '#/o/o1' }, async (page) => {
  await page.locator('[data-row]').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('leaf switch');
  await page.getByText('2 of 16 candidates').first().waitFor();
  assert.equal(await page.locator('[data-row] mark').count(), 4);
  await shoot(page, 'search-1440-light');
  await page.keyboard.type(' xylophone');
  await page.getByText('No document matches').waitFor();
  await shoot(page, 'no-match-1440-light');
  assert.deepEqual(await faults(page), []);
  await page.getByRole('button', { name: /Search “/ }).click();
  await page.locator('[data-row] mark').first().waitFor();
});

journey('five thousand rows stay quick and honest', { wishes: 'sample=5000', hash: '#/o/o1' }, async (page) => {
  await page.locator('[data-row]').first().waitFor();
  assert.equal(await page.locator('[role=table]').getAttribute('aria-rowcount'), '5001');
  assert.ok((await page.locator('[data-row]').count()) < 60);
  const from = Date.now();
  await page.getByRole('searchbox').fill('accept');
  await page.getByText(/of 5,000 candidates/).first().waitFor();
  assert.ok(Date.now() - from < 5000, 'a search answers soon, also on a busy machine');
  await page.getByRole('searchbox').fill('');
  await page.locator('.body[role=rowgroup]').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await page.locator('[aria-rowindex="5001"]').waitFor();
  await page.locator('[role=rowgroup]:not(.body) button', { hasText: 'Candidate' }).click();
  await page.locator('[aria-sort=ascending]').waitFor();
});

journey('a scan is typed in, and leaves the tray', { hash: '#/o/o1/look' }, async (page) => {
  await page.getByRole('button', { name: /Type or paste the text.*scan_0042/ }).click();
  await button(page, 'Read it').click();
  await page.getByText('Enter the words of the document.').waitFor();
  await shoot(page, 'paste-1440-light');
  await page.getByLabel('The words of the document').fill('Odile Marsh\nKept 40 nodes running.');
  await button(page, 'Read it').click();
  await page.getByText('scan_0042.pdf was read from your text.').waitFor();
  assert.equal(await page.getByRole('listitem').filter({ hasText: 'scan_0042.pdf' }).count(), 0);
});

journey('a locked casebook says what is wrong, opens, and asks who is here', { wishes: 'state=locked' }, async (page) => {
  await page.getByLabel('Passphrase').fill('not this one');
  await button(page, 'Unlock').click();
  await page.getByText('That is not the passphrase of this casebook.').waitFor();
  await page.getByLabel('Passphrase').fill('correct horse battery staple');
  await button(page, 'Unlock').click();
  await page.getByText('Who is sitting here?').waitFor();
  await shoot(page, 'who-1440-light');
  assert.deepEqual(await faults(page), []);
  await page.getByRole('button', { name: /Tobias Renner/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Openings' }).waitFor();
  await page.getByTitle('Lock the casebook').click();
  await page.getByText('Unlock the casebook').waitFor();
});

journey('an import that fails says so and leaves the table alone', { wishes: 'fail=importFiles', hash: '#/o/o1' }, async (page) => {
  await page.locator('[data-row]').first().waitFor();
  const before = await names(page);
  await page.keyboard.press('a');
  await page.getByRole('menuitem', { name: 'Choose files' }).click();
  await page.getByText('The import stopped').waitFor();
  await shoot(page, 'import-failing-1440-light');
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(await names(page), before);
});

journey('the help lists the keys that work here, and single keys can be turned off', { hash: '#/settings' }, async (page) => {
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await help.getByText('Go to openings').waitFor();
  await shoot(page, 'help-1440-light');
  assert.deepEqual(await faults(page), []);
  assert.equal(await help.getByText('Next candidate').count(), 0);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.getByRole('switch').click();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  assert.equal(new URL(page.url()).hash, '#/settings');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.reload();
  await page.waitForSelector('h1');
  assert.equal(await page.evaluate(() => document.documentElement.dataset['theme']), 'dark');
});
