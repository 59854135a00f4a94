/**
 * Takes the pictures of `docs/backoffice.md` from a running demo shop: `node e2e/office-pictures.ts http://localhost:3000`. Each is a PNG of at
 * most 100 kB. It logs in as the owner with a one-time code, so it can run only once in half a minute.
 */
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { logIn } from './src/office-login.ts';

const MOST_BYTES = 100_000;
const FOLDER = fileURLToPath(new URL('../docs/backoffice/', import.meta.url));
const DESK = { width: 1000, height: 600 };
/** Viewport for screens with much text, whose pictures are large. */
const LOW = { width: 1000, height: 500 };
const PHONE = { width: 390, height: 680 };

interface Picture {
  name: string;
  path: string;
  /** Text to wait for. */
  wait: string;
  size?: { width: number; height: number };
  before?: (page: Page) => Promise<void>;
}

const firstOrder = async (page: Page): Promise<void> => {
  await page.locator('.grid-row').first().click();
  await page.locator('.order-lines img').first().waitFor();
};

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', wait: '.home-card' },
  { name: 'orders', path: '/orders', wait: '.grid-row b', size: LOW },
  { name: 'orders-phone', path: '/orders?tab=confirmed', wait: '.grid-row b', size: PHONE },
  {
    name: 'orders-chosen',
    path: '/orders?tab=confirmed',
    wait: '.grid-row b',
    size: LOW,
    before: async (page) => {
      await page.locator('.grid-head .grid-check').click();
      await page.locator('.bulk-bar').waitFor();
    },
  },
  { name: 'order', path: '/orders?tab=confirmed&payment=paid', wait: '.grid-row b', before: firstOrder },
  {
    name: 'refund',
    path: '/orders?tab=confirmed&payment=paid',
    wait: '.grid-row b',
    before: async (page) => {
      await firstOrder(page);
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
      await page.getByRole('spinbutton').first().fill('1');
      await page.getByRole('button', { name: /^Give back/ }).waitFor();
    },
  },
  { name: 'picks', path: '/picks', wait: '.begin-pick option', size: PHONE },
  {
    name: 'pick',
    path: '/picks',
    wait: '.pick-card',
    size: PHONE,
    before: async (page) => {
      await page.locator('.pick-card').first().click();
      await page.locator('.pick-line img').first().waitFor();
    },
  },
  {
    name: 'stock',
    path: '/stock?text=laptop',
    wait: '.stock-cell',
    before: async (page) => {
      await page.getByRole('grid').press('ArrowRight');
      await page.keyboard.type('+3');
      await page.keyboard.press('Enter');
    },
  },
  { name: 'bank', path: '/bank', wait: 'h1' },
  { name: 'returns', path: '/returns', wait: 'h1' },
  { name: 'people', path: '/people', wait: '.person-card' },
  { name: 'activity', path: '/activity', wait: 'h1' },
  {
    name: 'search',
    path: '/',
    wait: '.home-card',
    before: async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('.palette-field').fill('ana');
      await page.locator('.palette-entry').first().waitFor();
    },
  },
];

const origin = process.argv[2];
if (!origin) throw new Error('node e2e/office-pictures.ts ORIGIN');
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: DESK });
await page.addInitScript(() => localStorage.setItem('office-language', 'en'));
page.on('dialog', (dialog) => void dialog.accept());
await page.goto(`${origin}/backoffice/`);
await logIn(page, 'owner@vitrina.test');
for (const { name, path, wait, size = DESK, before } of PICTURES) {
  await page.setViewportSize(size);
  await page.goto(`${origin}/backoffice${path}`);
  await page.locator(wait).first().waitFor({ state: 'attached' });
  await before?.(page);
  await page.waitForLoadState('networkidle');
  const file = `${FOLDER}${name}.png`;
  await page.screenshot({ path: file, animations: 'disabled' });
  const { size: bytes } = statSync(file);
  console.log(`${name}.png ${Math.round(bytes / 1000)} kB`);
  if (bytes > MOST_BYTES) throw new Error(`${name}.png has ${bytes} bytes, at most ${MOST_BYTES} may be kept`);
}
await browser.close();
