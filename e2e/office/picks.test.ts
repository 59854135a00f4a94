import { staffPicks } from '@vitrina/contract/staff/picks';
import { staffStock } from '@vitrina/contract/staff/stock';
import { beforeAll, expect, it } from 'vitest';
import { findTooWide, judge } from '../src/accessibility.ts';
import { describeInBrowser, SIZES } from '../src/browser.ts';
import { makeOrder } from '../src/make-order.ts';
import { callAsStaff, logIn, type OfficePage, openOffice } from '../src/office.ts';
import { showToCamera } from '../src/show-to-camera.ts';

// biome-ignore lint/suspicious/noExplicitAny: replies of two calls
type Reply = { success: boolean; data: any };

/** EAN of a product that is not sold here. */
const STRANGER = '4006381333931';

describeInBrowser('picking on a phone', () => {
  let office: OfficePage;
  let number: string;
  const callEndpoint = (endpoint: Parameters<typeof callAsStaff>[1], input: Record<string, unknown>) =>
    callAsStaff(office.page, endpoint, input) as Promise<Reply>;
  const heard = () => office.page.locator('.scan-heard');
  beforeAll(async () => {
    ({ number } = await makeOrder('cash-on-delivery'));
    office = await openOffice('en', { viewport: SIZES.phone });
    await office.open('/picks');
    await logIn(office.page, 'picker@vitrina.test');
    const { places } = (await callEndpoint(staffStock.grid, { limit: 1 })).data.items[0];
    // For this order alone: other orders wait too.
    for (const { code } of places) {
      const pick = await callEndpoint(staffPicks.create, { warehouse: code, orders: [number] });
      if (!pick.success) continue;
      await showToCamera(office.page, STRANGER);
      return office.open(`/picks/${pick.data.id}`);
    }
    throw new Error('no warehouse holds what was ordered');
  });

  it('scans count at once, also while there is no connection, and what is no part of it is said', async () => {
    const { page } = office;
    const field = page.getByLabel('Scan or type a code');
    await field.fill('0000000000000');
    await page.keyboard.press('Enter');
    await expect.poll(() => heard().textContent()).toBe('This product is not part of the pick. 0000000000000');
    // Then by camera; the page decodes its pictures itself if the browser cannot.
    await page.getByRole('button', { name: 'Camera' }).press('Enter');
    await expect.poll(() => heard().textContent()).toBe(`This product is not part of the pick. ${STRANGER}`);
    await page.getByRole('button', { name: 'Camera off' }).press('Enter');
    expect(await judge(office, { size: 'phone', colorScheme: 'light' })).toEqual([]);
    expect(await judge(office, { size: 'phone', colorScheme: 'dark', onlyColours: true })).toEqual([]);
    expect(await page.evaluate(findTooWide)).toEqual([]);
    const code = ((await page.locator('.pick-line-text .grid-dim').first().textContent()) as string).split(' · ')[0] as string;
    await page.context().setOffline(true);
    await field.fill(code);
    await page.keyboard.press('Enter');
    await expect.poll(() => heard().textContent()).toBe(`Taken: ${code}`);
    await page.getByText('1 scan waits for the connection').waitFor();
    await page.context().setOffline(false);
    await page.getByText('1 scan waits for the connection').waitFor({ state: 'detached' });
    // The connection was interrupted on purpose.
    office.problems();
  });

  it('its end packs the whole order', async () => {
    const { page } = office;
    await page.getByRole('button', { name: 'End the pick' }).click();
    await page.getByRole('status').filter({ hasText: number }).filter({ hasText: 'Parcel 1' }).waitFor();
    expect(office.problems()).toEqual([]);
  });
});
