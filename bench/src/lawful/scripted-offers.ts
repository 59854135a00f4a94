import { placeFaults } from '@vitrina/contract/law/testing/place-faults';
import { pricePlaces } from '@vitrina/contract/law/testing/price-places';
import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { directoryWords } from '@vitrina/contract/values/directory-path';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../chromium.ts';
import type { Truth } from './truth.ts';

/** Offers that only scripts draw, in every language: rows under the search field and the quick view over a list. */
export async function scriptedOfferFaults(port: number, truth: Truth): Promise<{ pages: number; faults: string[] }> {
  const origin = `http://localhost:${port}`;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const faults: string[] = [];
  const ids = [...truth.samples.slice(0, 2), ...truth.told.measured.slice(0, 1), ...truth.told.charged.slice(0, 1)];
  try {
    for (const lang of LANGUAGE_CODES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      for (const id of ids) {
        const code = truth.codes.get(id) ?? '';
        await page.goto(`${origin}${languageBase(lang, 'si')}${directoryWords(lang).search}/?search_q=${code}`, { waitUntil: 'networkidle' });
        faults.push(...(await suggested(page, { code, id, lang }, truth)), ...(await quickView(page, { id, lang }, truth)));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { pages: LANGUAGE_CODES.length * ids.length * 2, faults };
}

/** What stands beside the prices of this part, which must show the product. */
function faultsOf(html: string, { id, lang, where }: { id: number; lang: LanguageCode; where: string }, { priceIn, byId, codes }: Truth): string[] {
  const places = pricePlaces(html, (one) => byId.has(one));
  if (!places.some((place) => place.id === id)) return [`${where} in ${lang}: no price of ${codes.get(id)}`];
  return places.flatMap((place) => {
    const told = priceIn(place.id, lang);
    return told ? placeFaults(place, told).map((fault) => `${where} in ${lang}, ${codes.get(place.id)}: ${fault}`) : [];
  });
}

async function suggested(page: Page, { code, id, lang }: { code: string; id: number; lang: LanguageCode }, truth: Truth): Promise<string[]> {
  await page.locator('#search-field').fill(code);
  const row = page.locator('.suggestion.products').first();
  await row.waitFor();
  const html = await page.locator('.suggestions').evaluate((list) => list.outerHTML);
  await page.keyboard.press('Escape');
  return faultsOf(html, { id, lang, where: 'suggestions' }, truth);
}

async function quickView(page: Page, { id, lang }: { id: number; lang: LanguageCode }, truth: Truth): Promise<string[]> {
  const tile = page.locator(`main #product-${id}`).first();
  await tile.hover();
  await tile.locator('.tile-quick').click();
  const view = page.locator('dialog .quick-view');
  await view.waitFor();
  const html = await view.evaluate((part) => part.outerHTML);
  await page.keyboard.press('Escape');
  return faultsOf(html, { id, lang, where: 'quick view' }, truth);
}
