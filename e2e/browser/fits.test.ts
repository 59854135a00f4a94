import { catalogue, type ProductDetail } from '@vitrina/contract/catalogue';
import { fits } from '@vitrina/contract/fits';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { judge } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { call, known } from '../src/shop.ts';

const product = (item_code: string) => call(catalogue.product, { item_code });
/** A phone, a case for it and a case for another phone. */
const [PHONE, ITS_CASE] = ['DEMO-CONF-01-BLK-256', 'KOZA-OVOJ-1'];

/** A case that fits another phone. */
async function otherCase(): Promise<{ id: number; title: string; shopping_cart_code: string; url_without_domain: string }> {
  const phone = await product(PHONE);
  const { items } = await call(catalogue.products, { category_slug: 'phone-cases', only_available: true, per_page: 48 });
  const reply = await call(fits.fits, { items: items.map(({ id }) => id).slice(0, 40), devices: [phone.id] });
  const { item_id } = reply.items.find(({ verdict }) => verdict === 'not') ?? {};
  const found = items.find(({ id }) => id === item_id);
  if (!found) throw new Error('every case fits');
  return found;
}

const putInCart = async (page: Page, { title }: { title: string }): Promise<void> => {
  await page.locator('.buy-form .key').click();
  await page.locator('.cart-drawer .cart-line', { hasText: title }).waitFor();
};

describeInBrowser('what fits what', () => {
  it('a cart warns of accessories that fit no device in it, until a fitting device is added', async () => {
    const { page, open, problems } = await openBrowser();
    const [phone, own, other] = await Promise.all([product(PHONE), product(ITS_CASE), otherCase()]);
    for (const one of [phone, other]) {
      await open(one.url_without_domain);
      await putInCart(page, one);
    }
    await open('/webshop/shopping_cart/');
    const warning = page.locator('.cart-note.attention li');
    await warning.filter({ hasText: other.title }).filter({ hasText: phone.title }).waitFor();
    expect(await warning.count()).toBe(1);
    await open(own.url_without_domain);
    await putInCart(page, own);
    await open('/webshop/shopping_cart/');
    await warning.filter({ hasText: other.title }).waitFor();
    expect(await warning.filter({ hasText: own.title }).count()).toBe(0);
    await page.locator('.cart-line', { hasText: other.title }).locator('.icon-btn[aria-label]').last().click();
    await warning.first().waitFor({ state: 'detached' });
    expect(problems()).toEqual([]);
  });

  it('a guest’s devices are stored in the browser: typed ones are checked with the reason, cause cart warnings, and can be removed', async () => {
    const { page, open, problems } = await openBrowser();
    const [phone, own, other] = await Promise.all([product(PHONE), product(ITS_CASE), otherCase()]);
    await open(own.url_without_domain);
    await page.locator('#fits').scrollIntoViewIfNeeded();
    await page.locator('.device-search input').fill(phone.title.split(',')[0] as string);
    await page.locator('.device-search button').click();
    await page.locator('.device-found button', { hasText: phone.title }).first().click();
    await page.locator('.my-devices .fit-verdict.fits', { hasText: phone.title }).waitFor();
    expect(await page.locator('.my-devices .fit-verdict small').first().textContent()).not.toBe('');
    await open(other.url_without_domain);
    await page.locator('#fits').scrollIntoViewIfNeeded();
    await page.locator('.my-devices .fit-verdict.not', { hasText: phone.title }).waitFor();
    await putInCart(page, other);
    await open('/webshop/shopping_cart/');
    await page.locator('.cart-note.attention li', { hasText: phone.title }).waitFor();
    // Another visitor does not see it, and no cookie sends it to the shop.
    const cookies = (await page.context().cookies()).map(({ value }) => value).join();
    expect(cookies).not.toContain(String(phone.id));
    await open(other.url_without_domain);
    await page.locator('#fits').scrollIntoViewIfNeeded();
    await page.locator('.my-devices .icon-btn').click();
    await page.locator('.my-devices .fit-verdict').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('vitrina-devices'))).toBeNull();
    expect(problems()).toEqual([]);
  });

  it('one button adds a whole set to the cart', async () => {
    const { page, open, problems } = await openBrowser();
    const phone = await product(PHONE);
    const { set } = await call(fits.accessories, { item_id: phone.id });
    await open(phone.url_without_domain);
    await page.locator('#fits').scrollIntoViewIfNeeded();
    await page.locator('.fit-set .key').click();
    await page.locator('.cart-drawer .cart-line, .cart-page .cart-line').first().waitFor();
    const { data } = await page.evaluate(async () => (await fetch('/api/webshop/cart/?lang=si')).json());
    const inCart = data.parcels.flatMap(({ items }: { items: { id: number; qty: number }[] }) => items.map(({ id, qty }) => `${id} ${qty}`));
    expect(inCart.sort()).toEqual(set?.items.map(({ id }) => `${id} 1`).sort());
    expect(Math.round(data.totals.items * 100)).toBe(Math.round((set?.total ?? 0) * 100));
    expect(problems()).toEqual([]);
  });
});

const factOf = ({ specifications }: ProductDetail, code: string): string =>
  specifications.flatMap((group) => group.items).find((one) => one.code === code)?.value ?? '';

describeInBrowser('what a product is like', () => {
  /** Views products and stores nothing. */
  let looker: WatchedPage;
  beforeAll(async () => {
    looker = await openBrowser();
  });

  it('a television is drawn in its real proportion beside a person, on a wall of one’s own width, by keyboard', async () => {
    const { page, open, problems } = looker;
    const { items } = await call(catalogue.products, { category_slug: 'televisions', per_page: 1 });
    const television = await call(catalogue.product, { item_id: items[0]?.id as number });
    const numberOf = (code: string) => Number.parseFloat(factOf(television, code).replace(',', '.'));
    await open(television.url_without_domain);
    await page.locator('.size-drawing').scrollIntoViewIfNeeded();
    const box = (part: string) => page.locator(`.size-drawing ${part}`).evaluate((one) => [one.getAttribute('width'), one.getAttribute('height')].map(Number));
    expect(await box('.device')).toEqual([numberOf('width_cm'), numberOf('height_cm')]);
    // A door of 80 × 200 cm.
    expect(await box('.known rect')).toEqual([80, 200]);
    expect(await box('.wall')).toEqual([300, expect.any(Number)]);
    await page.locator('.wall-width input').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.wall-width output', { hasText: '305 cm' }).waitFor();
    expect((await box('.wall'))[0]).toBe(305);
    await page.keyboard.press('Home');
    expect((await box('.wall'))[0]).toBe(120);
    expect(problems()).toEqual([]);
  });

  it('a laptop lies, and is drawn from above beside a bank card', async () => {
    const { page, open } = looker;
    const laptop = await known('laptop');
    const numberOf = (code: string) => Number.parseFloat(factOf(laptop, code).replace(',', '.'));
    await open(laptop.url_without_domain);
    await page.locator('.size-drawing').scrollIntoViewIfNeeded();
    const box = (part: string) => page.locator(`.size-drawing ${part}`).evaluate((one) => [one.getAttribute('width'), one.getAttribute('height')].map(Number));
    await page.locator('.size-drawing .device').waitFor();
    expect(await box('.device')).toEqual([numberOf('width_cm'), numberOf('depth_cm')]);
    expect(await box('.known')).toEqual([8.6, 5.4]);
    expect(await page.locator('.size-drawing p').textContent()).toContain(`${factOf(laptop, 'width_cm').replace(/\s?cm/, '')} × `);
  });

  it('is enlarged to two thousand pixels', async () => {
    const { page, open, problems } = looker;
    await open((await known('laptop')).url_without_domain);
    await page.locator('.gallery-enlarge').click();
    const picture = page.locator('.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder), .pswp__img:not(.pswp__img--placeholder)').first();
    await picture.waitFor();
    await page.locator('.pswp__button--zoom').click();
    const large = await page.waitForFunction(() => {
      const shown = [...document.querySelectorAll<HTMLImageElement>('img.pswp__img')].find(({ currentSrc }) => currentSrc.includes('/catalog_detail_full/'));
      return shown?.complete && shown.naturalWidth > 0 ? shown.currentSrc : false;
    });
    const pixels = await page.evaluate(async (src) => (await createImageBitmap(await (await fetch(src)).blob())).width, (await large.jsonValue()) as string);
    expect(pixels).toBe(2000);
    expect(problems()).toEqual([]);
  });

  it.each(inLongRun<LanguageCode>(['si', 'de', 'en', 'rs'], ['si']))(
    'product, accessory and cart with what fits, services and questions are accessible in %s, light and dark',
    async (lang) => {
      const shop = await openBrowser({ reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const code of ['BELA-TOK-2', PHONE, ITS_CASE]) {
        const { url_without_domain } = await call(catalogue.product, { item_code: code }, { lang });
        await shop.page.setViewportSize(SIZES.phone);
        await shop.open(url_without_domain);
        for (const colorScheme of ['light', 'dark'] as const)
          found.push(...(await judge(shop, { size: 'phone', colorScheme, onlyColours: colorScheme === 'dark' })).map((one) => `${code} ${one}`));
      }
      expect(found).toEqual([]);
    },
  );
});
