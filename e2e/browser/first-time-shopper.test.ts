import { catalogue } from '@vitrina/contract/catalogue';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findTooWide, judge } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { call, category, known } from '../src/shop.ts';

type Size = 'phone' | 'desktop';
const cartPath = (lang: LanguageCode) => `${languageBase(lang, 'si')}webshop/shopping_cart/`;

/** Country with a pickup shop, for a language whose own country has none. */
const COLLECTED_IN: Partial<Record<LanguageCode, string>> = { de: 'SI' };
const SHOP: Partial<Record<LanguageCode, string>> = { si: 'Celje', en: 'Celje', de: 'Celje', rs: 'Novi Sad' };

const press = async (page: Page, what: Locator) => {
  await what.focus();
  await page.keyboard.press('Enter');
};

/** Problems of the current page: findings of axe, and overflow. */
async function lookAt(shop: WatchedPage, step: string, size: Size): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) found.push(...(await judge(shop, { size, colorScheme, onlyColours: colorScheme === 'dark' })));
  found.push(...(await shop.page.evaluate(findTooWide)).slice(0, 3));
  return found.map((one) => `${step}: ${one}`);
}

/** Answers the first question with the answer that leaves the most products; returns their announced number. */
async function answer({ page }: WatchedPage): Promise<number> {
  if (!(await page.locator('.choice-guide').evaluate((guide) => (guide as HTMLDetailsElement).open)))
    await press(page, page.locator('.choice-guide > summary'));
  const answers = await page.locator('.guide-questions details[open] a').all();
  const counts = await Promise.all(answers.map(async (one) => Number(await one.locator('.num').textContent())));
  const most = Math.max(...counts);
  await press(page, answers[counts.indexOf(most)] as Locator);
  await page.waitForURL(/\?/);
  await page.locator('.guide-chosen li').first().waitFor();
  return most;
}

/** From the cart to the list of shops and back, as a shopper who has chosen none yet. */
async function chooseShop({ page, open }: WatchedPage, lang: LanguageCode): Promise<void> {
  await press(page, page.locator('.collect-mine a'));
  await press(
    page,
    page
      .locator('.location-card', { hasText: SHOP[lang] as string })
      .locator('.choose-shop:not(.waiting)')
      .first(),
  );
  await page.waitForFunction(() => localStorage.getItem('vitrina-my-shop') !== null);
  await open(cartPath(lang));
}

describeInBrowser('a first-time shopper', () => {
  const runs = inLongRun<[LanguageCode, Size]>(
    (['si', 'de', 'en', 'rs'] as const).flatMap((lang) => [[lang, 'phone'] as [LanguageCode, Size], [lang, 'desktop'] as [LanguageCode, Size]]),
    [['si', 'desktop']],
  );
  it.each(runs)('goes by keyboard from a need to goods put by in the own shop, in %s on a %s, through accessible pages', async (lang, size) => {
    const shop = await openBrowser({ reducedMotion: 'reduce', viewport: SIZES[size] });
    const { page, open, problems } = shop;
    const found: string[] = [];
    await open((await category('computers', { lang })).url_without_domain);
    found.push(...(await lookAt(shop, 'department', size)));
    await open((await category('laptops', { lang })).url_without_domain);
    const promised = await answer(shop);
    expect(await page.locator('.tile').count()).toBe(Math.min(promised, 24));
    found.push(...(await lookAt(shop, 'guided choice', size)));

    for (const at of [0, 1]) await press(page, page.locator('.tile .scales').nth(at));
    await press(page, page.locator('.compare-note a'));
    await page.locator('.compare-table').waitFor();
    found.push(...(await lookAt(shop, 'comparison', size)));

    await press(page, page.locator('.compare-table thead a').first());
    await page.locator('.buy-form .key').waitFor();
    const service = page.locator('.buy-services input[name=service]').last();
    await service.focus();
    await page.keyboard.press('Space');
    await press(page, page.locator('.buy-form .key'));
    await page.locator('.cart-drawer .cart-line').waitFor();

    await open(cartPath(lang));
    const country = COLLECTED_IN[lang];
    if (country) {
      await page.locator('#deliver-to').selectOption(country);
      await press(page, page.locator('.deliver-to button'));
      await page.locator('.deliver-to [role=status]').waitFor();
    }
    await chooseShop(shop, lang);
    expect(await page.locator('.service-line').count()).toBe(1);
    found.push(...(await lookAt(shop, 'cart', size)));
    await press(page, page.locator('.collect-mine button'));
    await page.locator('p.collect-mine', { hasText: SHOP[lang] as string }).waitFor();
    expect([await page.locator('.cart-line').count(), await page.locator('.service-line').count(), await page.locator('.line-note').count()]).toEqual([
      1, 1, 0,
    ]);
    expect([...found, ...problems()]).toEqual([]);
  });

  it('gets from a list to a cart with a service without scripts, and pressing “collect here” twice buys one piece', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    const laptop = await known('laptop');
    await open((await category('laptops')).url_without_domain);
    await page.locator(`a[href="${laptop.url_without_domain}"]`).first().click();
    for (const round of [1, 2]) {
      if (round === 2) await open(laptop.url_without_domain);
      await page.locator('.buy-services input[name=service]').last().check();
      await page.locator('.availability .collect button').first().click();
      await page.locator('.cart-page .cart-line').waitFor();
      expect([await page.locator('.service-line').count(), await page.locator('input[name=qty]').first().inputValue()]).toEqual([1, '1']);
      await page.locator('p.collect-mine').waitFor();
    }
  });

  it.each(inLongRun<LanguageCode>(['si', 'de', 'en', 'rs'], ['de']))(
    'finds a cart with all its parts accessible in %s: services, a warning, a set, lines put aside; devices too',
    async (lang) => {
      const shop = await openBrowser({ reducedMotion: 'reduce', viewport: SIZES.phone });
      const { page, open } = shop;
      const [phone, { items: cases }, laptop] = await Promise.all([
        call(catalogue.product, { item_code: 'DEMO-CONF-01-BLK-256' }, { lang }),
        call(catalogue.products, { category_slug: 'phone-cases', only_available: true, per_page: 48 }, { lang }),
        known('laptop', { lang }),
      ]);
      const put = async (path: string, before = async () => {}) => {
        await open(path);
        await before();
        await page.locator('.buy-form .key').click();
        await page.locator('.cart-drawer .cart-line').first().waitFor();
      };
      const other = cases.find(({ title }) => !title.includes('Sij 9'));
      await put(laptop.url_without_domain, async () => page.locator('.buy-services input[name=service]').last().check());
      await put(other?.url_without_domain as string);
      await open(phone.url_without_domain);
      await page.locator('#fits').scrollIntoViewIfNeeded();
      await page.locator('.fit-set .key').click();
      await page.locator('.cart-drawer .cart-line, .cart-page .cart-line').first().waitFor();
      await open(cartPath(lang));
      await page.locator('.cart-line form:has(input[value=save]) button').last().click();
      await page.locator('.saved-items li').waitFor();
      await page.locator('.line-services summary').first().click();
      const found: string[] = [];
      for (const size of ['phone', 'desktop'] as const) found.push(...(await lookAt(shop, 'cart', size)));
      // The phone's own case: checked against the stored devices.
      await open(other?.url_without_domain as string);
      await page.locator('#fits').scrollIntoViewIfNeeded();
      await page.locator('.device-search input').fill(phone.title.split(',')[0] as string);
      await page.locator('.device-search button').click();
      await page.locator('.device-found button').first().click();
      await page.locator('.my-devices .fit-verdict').waitFor();
      found.push(...(await lookAt(shop, 'devices', 'phone')));
      expect(found).toEqual([]);
    },
  );
});
