import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../chromium.ts';
import type { Truth } from './truth.ts';

const WIDTHS = [320, 390, 768, 1440];
/** Height of the arrow's letter, relative to the arrow. */
const LETTER = 46 / 60;

/**
 * Checks pages with scripts in every language: no arrow disappears, nothing is loaded from other origins, no cookie is set; letters are as high as prices at
 * every width, in light and dark.
 */
export async function scriptedFaults(port: number, { samples, byId }: Truth): Promise<{ pages: number; faults: string[] }> {
  const origin = `http://localhost:${port}`;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const faults: string[] = [];
  let pages = 0;
  try {
    for (const lang of LANGUAGE_CODES)
      for (const id of samples.slice(0, 3)) {
        const arrow = byId.get(id)?.arrow as string;
        const { path, status } = await productAddress(origin, { id, lang });
        if (path === undefined) {
          faults.push(`product ${id} in ${lang}: the call for its address answered ${status}`);
          continue;
        }
        const context = await browser.newContext({
          viewport: { width: WIDTHS[pages % WIDTHS.length] as number, height: 800 },
          colorScheme: pages % 2 === 0 ? 'light' : 'dark',
        });
        const page = await context.newPage();
        page.on('request', (request) => {
          if (!request.url().startsWith(origin) && !request.url().startsWith('data:') && !request.url().startsWith('blob:'))
            faults.push(`${path}: asks ${request.url()}`);
        });
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        pages += 1;
        const seen = await page.evaluate(() => {
          // The sticky bar is hidden while the offer's own button is in view, and on wide screens until its script has loaded.
          const bar = document.querySelector<HTMLElement>('.buy-bar');
          if (bar) bar.hidden = false;
          bar?.classList.remove('unscripted');
          const places = [document.querySelector('.offer-head'), bar].map((place) => {
            const image = place?.querySelector<HTMLImageElement>('img[src^="/energy/"]');
            const price = place?.querySelector<HTMLElement>('.now');
            return {
              src: image?.getAttribute('src') ?? null,
              label: image?.closest('a')?.getAttribute('href') ?? null,
              letter: image?.getBoundingClientRect().height ?? 0,
              price: price ? Number.parseFloat(getComputedStyle(price).fontSize) : 0,
            };
          });
          return { places, wide: document.documentElement.scrollWidth > innerWidth };
        });
        for (const { src, label, letter, price } of seen.places) {
          if (src !== arrow) faults.push(`${path}: ${src} with scripts instead of ${arrow}`);
          if (label !== byId.get(id)?.label) faults.push(`${path}: an arrow leads to ${label}`);
          if (letter * LETTER < price - 0.5) faults.push(`${path}: a letter of ${(letter * LETTER).toFixed(1)} px beside a price of ${price} px`);
        }
        if (seen.wide) faults.push(`${path}: is wider than its window`);
        const cookies = await context.cookies();
        if (cookies.length > 0) faults.push(`${path}: cookie ${cookies[0]?.name} before consent`);
        await context.close();
      }
  } finally {
    await browser.close();
  }
  return { pages, faults };
}

/** Returns the path of a product's page; `undefined` if it has none, then the status is the reason. */
async function productAddress(origin: string, { id, lang }: { id: number; lang: LanguageCode }): Promise<{ path: string | undefined; status: number }> {
  const reply = await fetch(`${origin}/api/catalog/product/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-lang': lang },
    body: JSON.stringify({ item_id: id, lang }),
  });
  const { data } = (await reply.json()) as { data?: { url_without_domain?: string } };
  return { path: data?.url_without_domain, status: reply.status };
}
