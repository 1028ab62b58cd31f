import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { loadSite } from '../build/content/load.ts';
import { contentFolder } from '../build/content/plugin.ts';
import { BROWSER_FLAGS, browserPath } from './browser.ts';

/**
 * `node scripts/run.mjs link-cards`: draws the pictures of link previews (1200 × 630 px) and the icon of a telephone's home screen (180 px)
 * into `public/`. Run it again when the name, the mark or the colours change. The pictures have no words but the name, so one serves all
 * languages.
 */
const INK = '#0a1b2f';
const PAPER = '#f5f6f4';
const CARDS = [
  { name: 'plain', ground: INK, ink: PAPER },
  { name: 'register', ground: PAPER, ink: INK },
  { name: 'warnings', ground: '#f5b301', ink: INK },
];

const font = readFileSync('src/styles/fonts/archivo-latin.woff2', 'base64');
const mark = (ground: string, ink: string) =>
  readFileSync('public/icon.svg', 'utf8').replaceAll(INK, 'ground').replaceAll(PAPER, ground).replaceAll('ground', ink);
const TRIANGLE = '<svg viewBox="0 0 17 16"><path fill-rule="evenodd" d="M8.5.5l8.3 15H.2zM7.6 5.5h1.8v5H7.6zM7.6 12h1.8v1.7H7.6z"/></svg>';

function drawCard({ name, ground, ink }: (typeof CARDS)[number]): string {
  const ticks = Array.from({ length: 101 }, (_, tick) => `M${tick * 10.78 + 1} 0v${tick % 10 === 0 ? 40 : 20}`).join('');
  return `<style>
    @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    body { display: grid; align-content: space-between; box-sizing: border-box; height: 630px; margin: 0; padding: 60px;
      background: ${ground}; color: ${ink}; font: 700 108px/1 Archivo; letter-spacing: -0.03em }
    .mark { display: flex; gap: 40px; fill: ${ink} } .mark svg { height: 150px; width: auto }
  </style>
  <div class="mark">${mark(ground, ink)}${name === 'warnings' ? TRIANGLE : ''}</div>
  <div>${loadSite(contentFolder()).name}</div>
  <svg width="1080" height="40" stroke="${ink}" stroke-width="2"><path d="${ticks}"/></svg>`;
}

const executablePath = browserPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
const page = await browser.newPage();
async function draw(html: string, width: number, height: number, path: string) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path });
}
mkdirSync('public/cards', { recursive: true });
await draw(
  `<style>body { margin: 0 } svg { display: block; width: 180px }</style>${mark(PAPER, INK)}`,
  180,
  180,
  'public/apple-touch-icon.png',
);
for (const card of CARDS) await draw(drawCard(card), 1200, 630, `public/cards/${card.name}.png`);
await browser.close();
