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

/** Serves the production bundle with the window's own policy, and starts a browser; `textSize` is what its user reads at, in pixels. */
export async function open({ textSize = 16 } = {}) {
  const server = await preview({ root, build: { outDir: process.env['UI_DIST'] ?? 'dist' }, preview: { port: 0, host: '127.0.0.1', strictPort: false } });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--blink-settings=defaultFontSize=${textSize}`],
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

/** Everything that stands outside the window, is cut in the middle of a word, or makes a region scroll sideways: the page never scrolls, and its regions only up and down. */
export async function overflow(page) {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility() && element.getClientRects().length > 0 && !element.closest('.vh, .skip'));
    const words = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60) || element.tagName;
    const style = (element) => getComputedStyle(element);
    const page = document.documentElement.scrollWidth > window.innerWidth || document.documentElement.scrollHeight > window.innerHeight;
    const outside = seen.filter((element) => element.matches('h1, button, a, input, p, td, [role=cell], label') && element.getBoundingClientRect().right > window.innerWidth + 1);
    const sideways = seen.filter((element) => /auto|scroll/.test(style(element).overflowX) && element.scrollWidth > element.clientWidth + 1);
    const inside = document.createRange();
    const spilt = seen.filter((element) => {
      if (!element.matches('h1, h2, button, label, th, td, .btn') || element.clientWidth === 0 || style(element).textOverflow === 'ellipsis' || element.querySelector('.clip, .vh, .two')) return false;
      inside.selectNodeContents(element);
      return inside.getBoundingClientRect().width > element.getBoundingClientRect().width + 1;
    });
    return [
      ...(page ? ['the page scrolls'] : []),
      ...outside.map((element) => `outside the window: ${words(element)}`),
      ...sideways.map((element) => `scrolls sideways: ${words(element)}`),
      ...spilt.map((element) => `wider than its place: ${words(element)}`),
    ];
  });
}

/** What is wrong with the headings of the interface; those of a document are its own. */
export async function headings(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('h1, h2, h3, h4')].filter((heading) => heading.checkVisibility() && !heading.closest('article'));
    const texts = all.map((heading) => heading.textContent.trim().replace(/\s+/g, ' '));
    const twice = texts.filter((text, at) => texts.indexOf(text) !== at);
    const titles = all.filter((heading) => heading.matches('h1')).length;
    return [...(titles === 1 ? [] : [`${titles} titles`]), ...twice.map((text) => `twice: ${text}`)];
  });
}

/** Takes a picture. */
export function shoot(page, name) {
  return page.screenshot({ path: join(shots, `${name}.png`) });
}
