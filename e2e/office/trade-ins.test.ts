import * as staffCalls from '@vitrina/contract/staff/trade-ins.calls';
import { tradeIn } from '@vitrina/contract/trade-in';
import { beforeAll, expect, it } from 'vitest';
import { judgeBothSizes } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES } from '../src/browser.ts';
import { callAsStaff, logIn, type OfficePage, openOffice } from '../src/office.ts';
import { call } from '../src/shop.ts';

const ANSWERS = 'phone-kind.top,age.one,condition.new,works.all';
const OWNER = { name: 'Lukas Überall', email: 'lukas.ueberall@example.com', way: 'parcel', street: 'Lindenstraße 14', post_code: '10969', city: 'Berlin' };

describeInBrowser('devices in trade', () => {
  let office: OfficePage;
  let offer: { code: string; number: string };
  const toast = () => office.page.locator('.toast p').last();
  const dialog = () => office.page.getByRole('dialog', { name: new RegExp(`^${offer.number} `) });

  beforeAll(async () => {
    offer = await call(tradeIn.offer, { device: 'phone', answers: ANSWERS, sum: 378, confirmed: true, ...OWNER } as never, { lang: 'de' });
    office = await openOffice('en');
    await office.open('/trade-ins');
    await logIn(office.page, 'service@vitrina.test');
    await office.page.getByRole('heading', { level: 1, name: 'Trade-ins' }).waitFor();
  });

  it('one is found and opened by keys alone, read in the language of the desk, and received', async () => {
    const { page } = office;
    await page.keyboard.press('/');
    await page.keyboard.type(offer.number);
    await page.getByRole('row').filter({ hasText: OWNER.name }).waitFor();
    await expect.poll(() => page.getByRole('grid', { name: 'Trade-ins' }).getAttribute('aria-rowcount')).toBe('2');
    expect(await judgeBothSizes(office)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const text = (await dialog().textContent()) ?? '';
    expect(text).toContain('The maker’s best model, above €800 when new');
    expect(text).toContain('LanguageDeutsch');
    expect(await judgeBothSizes(office)).toEqual([]);
    await dialog().getByLabel('Serial number or IMEI').fill('356938035643809');
    await page.keyboard.press('Enter');
    await expect.poll(() => toast().textContent()).toBe(`${offer.number} is here. Its owner gets a mail.`);
  });

  it('a lower sum needs one below the offer and a reason, and is put to the owner, who takes it and reads the coupon', async () => {
    const { page } = office;
    await page.getByRole('row').filter({ hasText: OWNER.name }).click();
    await dialog().getByLabel('Worth less: the owner decides').check();
    const send = dialog().getByRole('button', { name: 'Put it to the owner' });
    await send.click();
    await dialog().getByText('A sum below 378.00 €.').waitFor();
    await dialog().getByText('Say why, in the owner’s language.').waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await dialog().getByLabel('After inspection').fill('378.01');
    await dialog().getByLabel('Reason, as the owner reads it').fill('Das Display hat einen Riss.');
    await send.click();
    await dialog().getByText('A sum below 378.00 €.').waitFor();
    await dialog().getByLabel('After inspection').fill('250.50');
    await send.click();
    await expect.poll(() => toast().textContent()).toMatch(/: the owner is asked about 250\.50\s€\.$/);
    expect(office.problems()).toEqual([]);

    const owner = await openBrowser({ viewport: SIZES.phone });
    await owner.open(`/de/webshop/trade_in/?code=${offer.code}`);
    await owner.page.getByText('Das Display hat einen Riss.').waitFor();
    await owner.page.getByRole('button', { name: /250,50/ }).click();
    const state = () => call(tradeIn.offerState, { code: offer.code }, { lang: 'de' });
    await expect.poll(async () => (await state()).state).toBe('paid');
    const { coupon } = await state();
    expect(coupon).toMatchObject({ amount: 250.5, is_used: false });
    await owner.page
      .getByText(coupon?.code as string, { exact: true })
      .first()
      .waitFor();
    expect(owner.problems()).toEqual([]);
  });

  it('a row from before the last step opens with the one that comes next', async () => {
    const { page } = office;
    const { number } = await call(tradeIn.offer, { device: 'phone', answers: ANSWERS, sum: 378, confirmed: true, ...OWNER, name: 'Ruth Sommer' } as never, {
      lang: 'de',
    });
    await office.open(`/trade-ins?text=${number}`);
    const row = page.getByRole('row').filter({ hasText: 'Ruth Sommer' });
    await row.waitFor();
    const { data } = (await callAsStaff(page, staffCalls.search, { filter: { text: number } })) as { data: { items: { id: number; version: number }[] } };
    await callAsStaff(page, staffCalls.receive, { id: data.items[0]?.id, version: data.items[0]?.version });
    await row.click();
    await page.getByRole('dialog').getByLabel('Worth less: the owner decides').waitFor();
  });
});
