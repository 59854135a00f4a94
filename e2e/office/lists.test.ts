import { text } from 'node:stream/consumers';
import type { Order } from '@vitrina/contract/orders';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { beforeAll, expect, it } from 'vitest';
import { judgeBothSizes } from '../src/accessibility.ts';
import { describeInBrowser } from '../src/browser.ts';
import { GUEST } from '../src/buyer.ts';
import { makeOrder } from '../src/make-order.ts';
import { callAsStaff, logIn, type OfficePage, openOffice } from '../src/office.ts';
import { call } from '../src/shop.ts';

const LISTS = 'orders returns trade-ins payments bank refunds stock transfers customers guests companies reviews activity mails'.split(' ');
/** Lists with a fixed number of columns. */
const GRIDS = LISTS.filter((list) => !['stock', 'transfers', 'companies', 'activity', 'mails'].includes(list));

describeInBrowser('lists of the back office', () => {
  let office: OfficePage;
  let order: Order;
  const heading = () => office.page.getByRole('heading', { level: 1 });
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await office.page.keyboard.press(key);
  };
  /** Expects no accessibility findings on a phone and a wide screen. */
  const expectAccessible = async (): Promise<void> => {
    expect(await judgeBothSizes(office)).toEqual([]);
  };
  /** Text of a downloaded file, without the byte order mark, which reading removes. */
  const fileOf = async (): Promise<string> => {
    const coming = office.page.waitForEvent('download');
    await office.page.getByRole('button', { name: 'CSV of this list' }).click();
    return text(await (await coming).createReadStream());
  };
  beforeAll(async () => {
    order = await makeOrder('cash-on-delivery');
    office = await openOffice('en');
    await office.open('/returns');
    await logIn(office.page, 'owner@vitrina.test');
    // A one-time code that another file has used is refused once.
    office.problems();
    await callAsStaff(office.page, staffParcels.create, { number: order.number, state: 'shipped' });
    await call(withdrawals.withdraw, { identifier: order.identifier, name: 'Žana', message: 'Premajhno.', confirm: true });
  });

  it('returns are searched, looked at beside the list, opened and returned to by keys alone, with all of it in the address', async () => {
    const { page } = office;
    await office.open('/returns');
    await press('8');
    await page.waitForURL(/tab=all$/);
    await press('/');
    await page.keyboard.type(order.number);
    await page.waitForURL(new RegExp(`tab=all&text=${order.number}$`));
    await page.getByRole('row').filter({ hasText: order.number }).waitFor();
    await expect.poll(() => page.getByRole('grid', { name: 'Returns' }).getAttribute('aria-rowcount')).toBe('2');
    await press('Enter', ' ');
    await page.getByRole('complementary', { name: 'Preview' }).getByText('Premajhno.').waitFor();
    await expectAccessible();
    await press('Escape', 'Enter');
    await expect.poll(() => heading().textContent()).toBe(`Return of order ${order.number}`);
    await page.goBack();
    await page.waitForURL(new RegExp(`tab=all&text=${order.number}$`));
    await page.getByRole('row').filter({ hasText: order.number }).waitFor();
  });

  it('an address with filters that do not exist opens the list without them', async () => {
    const { page, problems } = office;
    const wrong =
      'tab=none&sort=none&columns=none;none&market=none&lang=none&stars=9&from=2026-99-99&to=none&since=2026-99-99&page=0&kind=9&state=none&density=none';
    for (const list of LISTS) {
      await office.open(`/${list}?${wrong}`);
      await page.waitForLoadState('networkidle');
      expect([list, await page.getByRole('button', { name: 'Try again' }).count(), problems()]).toEqual([list, 0, []]);
    }
  });

  it('columns of the list are chosen, told by the address of a kept view, and are those of its file', async () => {
    const { page } = office;
    await office.open(`/returns?text=${order.number}&columns=order,reason&kind=withdrawal`);
    await page.getByRole('row').filter({ hasText: 'Premajhno.' }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Order', 'Reason']);
    expect(await fileOf()).toBe(`order;reason\r\n${order.number};Premajhno.\r\n`);
    await page.getByRole('button', { name: 'Remove the filter Kind: Withdrawal' }).press('Enter');
    await page.waitForURL((address) => !address.search.includes('kind='));
    await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
    await page.getByRole('dialog').getByText('Usual columns').press('Enter');
    await page.getByRole('columnheader', { name: 'Time left' }).waitFor();
    await page.getByRole('button', { name: 'Begun' }).click();
    await page.waitForURL(/sort=-started/);
  });

  it('the usual columns of each list and their heads are seen whole on a wide screen', async () => {
    const { page } = office;
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    const cut: string[] = [];
    for (const list of GRIDS) {
      await office.open(`/${list}`);
      await page.locator('.grid-row:not(:has(.grid-wait)), .grid-empty').first().waitFor({ timeout: 10_000 });
      cut.push(
        ...(await page.evaluate((name) => {
          const parts = [...document.querySelectorAll('.grid-box, .grid-head .grid-cell')];
          return parts
            .filter((part) => part.scrollWidth > part.clientWidth)
            .map((part) => `${name}: ${part.classList[0]} ${part.scrollWidth - part.clientWidth}`);
        }, list)),
      );
    }
    if (usual) await page.setViewportSize(usual);
    expect(cut).toEqual([]);
  });

  it('the navigation marks the screen that a part was reached from', async () => {
    for (const [path, name] of [
      ['/', 'Home'],
      [`/orders/${order.number}`, 'Orders'],
      ['/orders/new', 'Orders'],
      ['/picks/handover', 'Picking'],
      ['/transfers', 'Stock'],
      ['/customers', 'Customers'],
      ['/guests', 'Customers'],
      ['/companies', 'Customers'],
      ['/mails', 'Activity'],
      ['/jobs', 'Activity'],
      ['/shop', 'Activity'],
    ] as const) {
      await office.open(path);
      await office.page.waitForFunction(() => document.querySelector('.frame-nav [aria-current]') !== null);
      expect([path, await office.page.locator('.frame-nav [aria-current]').allTextContents()]).toEqual([path, [name]]);
    }
  });

  it('what is typed after Ctrl+K stands in its field, however slowly that comes, and moves nothing behind it', async () => {
    const { page } = office;
    const { promise: slow, resolve: come } = Promise.withResolvers<void>();
    const late = /\/palette-[^/]*\.js$/;
    await page.route(late, async (route) => {
      await slow;
      await route.continue();
    });
    await office.open('/returns');
    await press('Control+k');
    // 8 is a tab of the list, G and O lead to the orders, Enter opens a row.
    await page.keyboard.type('8gox');
    await press('Backspace', 'Enter');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/backoffice/returns');
    come();
    const field = page.locator('.palette-field');
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe('8go');
    await page.keyboard.type('d');
    await expect.poll(() => field.inputValue()).toBe('8god');
    await press('Escape');
    await page.unroute(late);
  });

  it('guests are found by what they ordered with, and open as a page of their own, which leads to their orders and back from one', async () => {
    const { page } = office;
    await office.open('/guests');
    await press('/');
    await page.keyboard.type(GUEST.email);
    // There may be no other guest, so that the whole list looks equal.
    await page.waitForURL((address) => address.searchParams.get('text') === GUEST.email);
    await page.getByRole('row').filter({ hasText: GUEST.email }).waitFor();
    await page.getByText('1 buyer without an account', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('grid', { name: 'Guests' }).getAttribute('aria-rowcount')).toBe('2');
    await press('Enter', ' ');
    await page.getByRole('complementary', { name: 'Preview' }).getByText(GUEST.email).first().waitFor();
    await expectAccessible();
    await press('Escape', 'Enter');
    await page.waitForURL((address) => decodeURIComponent(address.pathname).endsWith(`/guests/${GUEST.email}`));
    const part = (name: string) => page.getByRole('region', { name });
    await part('Newest orders').getByRole('link', { name: order.number }).waitFor();
    await part('Returns and claims').getByRole('link', { name: 'Withdrawal' }).first().waitFor();
    await part('Mails').getByText('Order received').first().waitFor();
    await part('Notes').getByLabel('New note').fill('Pokliči popoldne');
    await part('Notes').getByRole('button', { name: 'Save' }).press('Enter');
    await part('Notes').getByRole('listitem').filter({ hasText: 'Pokliči popoldne' }).waitFor();
    await expectAccessible();
    await part('Newest orders').getByRole('link', { name: order.number }).press('Enter');
    await page.getByRole('link', { name: 'Page of this buyer' }).press('Enter');
    await part('Newest orders').getByRole('link', { name: 'See the orders' }).press('Enter');
    await page.waitForURL((address) => address.pathname.endsWith('/orders') && address.searchParams.get('text') === GUEST.email);
    await page.getByRole('row').filter({ hasText: order.number }).waitFor();
    expect(office.problems()).toEqual([]);
  });
});
