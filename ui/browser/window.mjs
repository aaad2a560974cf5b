import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import axe from 'axe-core';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** How long to wait for anything; a busy machine is slow and not wrong. */
const patience = 90_000;

/** Where pictures go; ignored by git. */
export const shots = join(root, '..', 'test-results', 'shots');
mkdirSync(shots, { recursive: true });

/** Serves the production bundle with the window's own policy, and starts a browser. */
export async function open() {
  const server = await preview({ root, build: { outDir: process.env['UI_DIST'] ?? 'dist' }, preview: { port: 0, host: '127.0.0.1', strictPort: false } });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const address = server.httpServer.address();
  const base = `http://127.0.0.1:${address.port}/`;
  return {
    /** A page of the interface; `wishes` go to the sample host, `hash` is the screen. Whatever the page complains about is collected. */
    async page({ wishes = '', hash = '', width = 1440, height = 900, theme = 'light' } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const complaints = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(base) && !/^(blob|data):/.test(request.url())) complaints.push(`asked for ${request.url()}`);
      });
      page.setDefaultTimeout(patience);
      await page.goto(`${base}?${wishes}${hash}`, { waitUntil: 'commit', timeout: patience });
      await page.waitForSelector('h1');
      return Object.assign(page, { complaints });
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** What axe finds wrong with a page, as short lines. */
export async function faults(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} – ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

/** Everything that stands outside the window or is cut, though the page itself must never scroll. */
export async function overflow(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth || document.documentElement.scrollHeight > window.innerHeight;
    const walk = [...document.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().bottom > window.innerHeight + 1 && element.checkVisibility()).slice(-1).map((element) => element.outerHTML.slice(0, 120));
    const out = [...document.querySelectorAll('h1, button, a, input')]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.closest('.vh, .skip'))
      .map((element) => element.textContent?.trim() || element.tagName);
    return [...(wide ? ['the page scrolls', ...walk] : []), ...out];
  });
}

/** Takes a picture. */
export function shoot(page, name) {
  return page.screenshot({ path: join(shots, `${name}.png`) });
}
