import { catalogue } from '@vitrina/contract/catalogue';
import type { CallReply } from '@vitrina/contract/call-types';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openBrowser, untilStill, type WatchedPage } from '../src/browser.ts';
import { known } from '../src/shop.ts';

type Answer = CallReply<typeof catalogue.priceQty>;
type Item = Answer['items'][number];
const TWO_MINUTES = 120_000;

/** The page two minutes after it was rendered, when it requests price and stock; `change` alters the shop's reply. */
async function openLater(path: string, change: (item: Item) => Partial<Item>): Promise<WatchedPage & { scripts: string[] }> {
  const shop = await openBrowser();
  const scripts: string[] = [];
  shop.page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await shop.page.route(`**${catalogue.priceQty.path}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Answer };
    for (const item of body.data.items) Object.assign(item, change(item));
    await route.fulfill({ response, json: body });
  });
  await shop.page.clock.install({ time: Date.now() + TWO_MINUTES });
  const answered = shop.page.waitForResponse(`**${catalogue.priceQty.path}*`);
  await shop.open(path);
  await answered;
  return { ...shop, scripts };
}

describeInBrowser('price and stock that changed since the page was made', () => {
  let laptop: string;
  beforeAll(async () => {
    laptop = (await known('laptop')).url_without_domain;
  });

  it('the new price is in the offer and in the bar, with a note about the old one', async () => {
    const { page, problems } = await openLater(laptop, () => ({ price_custom: 12.34, basic_price_custom: null, discount_percent_custom: null }));
    await page.locator('.offer-price .now', { hasText: '12,34' }).waitFor();
    await page.locator('.price-changed', { hasText: '12,34' }).waitFor();
    await expect.poll(() => page.locator('.buy-bar .now').textContent()).toContain('12,34');
    // Instalments for an outdated price must not be advertised.
    expect(await page.locator('.instalments').count()).toBe(0);
    expect(problems()).toEqual([]);
  });

  it('a sold-out product has no buy button any more, and offers alternatives', async () => {
    const { page, problems } = await openLater(laptop, (item) => ({ is_available: false, availability_info: { ...item.availability_info, qty: 0 } }));
    await page.locator('.buy-instead').waitFor();
    await page.locator('.availability .stock-dot.none').first().waitFor();
    expect(await page.locator('.buy-form, .buy-bar, .availability .collect').count()).toBe(0);
    expect(problems()).toEqual([]);
  });

  it('a reply equal to the page loads nothing', async () => {
    const { page, scripts, problems } = await openLater(laptop, () => ({}));
    await untilStill(page);
    expect(scripts.filter((url) => url.includes('.deferred-'))).toEqual([]);
    expect(problems()).toEqual([]);
  });
});
