import { KNOWN } from '@vitrina/demo/known';
import { beforeAll, expect, it } from 'vitest';
import { judge, judgeBothSizes } from '../src/accessibility.ts';
import { describeInBrowser } from '../src/browser.ts';
import { logIn, type OfficePage, openOffice } from '../src/office.ts';

describeInBrowser('stock in the back office', () => {
  let office: OfficePage;
  const cell = () => office.page.locator('.stock-cell[aria-selected=true]');
  const toast = () => office.page.locator('.toast p');
  beforeAll(async () => {
    office = await openOffice('en');
    office.page.on('dialog', (dialog) => void dialog.accept());
    await office.open(`/stock?text=${KNOWN.promo}`);
    await logIn(office.page, 'owner@vitrina.test');
    await office.page.getByRole('rowheader', { name: new RegExp(KNOWN.promo) }).waitFor();
  });

  it('is typed over as in a spreadsheet and sent with a reason', async () => {
    const { page } = office;
    const grid = page.getByRole('grid', { name: 'Stock' });
    await grid.press('ArrowRight');
    const before = Number(await cell().textContent());
    await page.keyboard.type('+4');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => cell().textContent()).toBe(`${before} +4`);
    await page.keyboard.type(`=${before + 2}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => cell().textContent()).toBe(`${before} +2`);
    expect(await judgeBothSizes(office)).toEqual([]);
    await page.getByLabel('Reason').selectOption('Received');
    await grid.press('Control+Enter');
    await expect.poll(() => toast().textContent()).toBe('1 change of stock saved.');
    await expect.poll(() => cell().textContent()).toBe(String(before + 2));
    await grid.press('Space');
    await page.getByRole('listitem').filter({ hasText: '+2' }).filter({ hasText: 'Received' }).first().waitFor();
  });

  it('more than there is is refused at its cell, and stays typed', async () => {
    const { page } = office;
    const now = Number(await cell().textContent());
    await page.getByRole('grid', { name: 'Stock' }).press('e');
    await page.keyboard.type(`-${now + 1}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => toast().textContent()).toBe('There are not that many pieces.');
    expect(await cell().getAttribute('title')).toMatch(/^There (?:is|are) only/);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => cell().textContent()).toBe(String(now));
    office.problems();
  });

  it('what was counted is saved once its differences were seen', async () => {
    const { page } = office;
    const grid = page.getByRole('grid', { name: 'Stock' });
    await page.getByRole('button', { name: 'Count', exact: true }).press('Enter');
    await page.waitForURL(/mode=count/);
    await grid.press('Home');
    const before = Number(await cell().textContent());
    await page.keyboard.type(String(before + 1));
    await page.keyboard.press('Enter');
    await expect.poll(() => cell().textContent()).toBe(`${before} +1`);
    await grid.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Save this count' });
    await dialog.getByRole('row').filter({ hasText: KNOWN.promo }).filter({ hasText: '+1' }).waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save the count' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('1 change of stock saved.');
    await expect.poll(() => cell().textContent()).toBe(String(before + 1));
  });

  it('goods go from one warehouse to another', async () => {
    const { page } = office;
    await page.getByRole('link', { name: 'Transfers' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Transfers' }).waitFor();
    await page.getByRole('button', { name: 'New transfer' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New transfer' });
    await dialog.getByLabel('Product by code or name').fill(KNOWN.promo);
    await dialog.getByRole('button', { name: new RegExp(KNOWN.promo) }).press('Enter');
    await dialog.getByRole('spinbutton').fill('1');
    expect(await judgeBothSizes(office)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send the goods' }).press('Enter');
    await expect.poll(() => toast().textContent()).toMatch(/is on the way/);
    const [, id] = /Transfer (\d+)/.exec((await toast().textContent()) ?? '') ?? [];
    await page
      .getByRole('listitem')
      .filter({ hasText: `No. ${id}` })
      .getByRole('button', { name: 'Has arrived' })
      .press('Enter');
    await page.getByRole('dialog', { name: 'Has arrived' }).getByRole('button', { name: 'Has arrived' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe(`Transfer ${id} has arrived.`);
    expect(await judge(office, { size: 'desktop', colorScheme: 'dark', onlyColours: true })).toEqual([]);
  });

  it('a jump to the end of a long list stays there, and its rows come', async () => {
    const { page } = office;
    await office.open('/stock');
    const rows = page.locator('.grid-row');
    await rows.getByRole('rowheader').first().waitFor();
    const first = await rows.first().textContent();
    const box = page.locator('.grid-box');
    const end = await box.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
      return element.scrollTop;
    });
    expect(end).toBeGreaterThan(10_000);
    // The previous rows stay until the new ones are drawn, without a placeholder.
    await expect.poll(() => rows.first().textContent()).not.toBe(first);
    await page.waitForFunction(() => [...document.querySelectorAll('.grid-row')].every((row) => row.textContent !== ''));
    expect(await box.evaluate((element) => element.scrollTop)).toBeGreaterThan(end - 100);
    await office.open(`/stock?text=${KNOWN.promo}`);
    await page.getByRole('rowheader', { name: new RegExp(KNOWN.promo) }).waitFor();
  });

  it('stands in the log with before and after, and is taken back there', async () => {
    const { page } = office;
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    const change = page.getByRole('listitem').filter({ hasText: 'Stock of a product' }).filter({ hasText: 'Received' }).first();
    await change.waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await change.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('Taken back.');
    await page.getByRole('listitem').filter({ hasText: 'taken back' }).first().waitFor();
    expect(office.problems()).toEqual([]);
  });

  it('mails, jobs and the shop’s switches stand beside the log, and the bell beside every screen', async () => {
    const { page } = office;
    for (const [link, heading] of [
      ['Mails', 'Mails'],
      ['Jobs', 'Jobs'],
      ['Shop', 'Shop'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).press('Enter');
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(await judgeBothSizes(office)).toEqual([]);
      // Jobs and mails are shown by name, not by code.
      const titles = await page.locator('.watch-item').evaluateAll((items) => items.map((item) => item.querySelector('b, .grid-dim')?.textContent ?? ''));
      expect(titles.filter((title) => /^[a-z]+(?:-[a-z]+)*(?: ·|$)/.test(title))).toEqual([]);
    }
    await page.getByRole('button', { name: /^Notices:/ }).press('Enter');
    await page.getByRole('menu', { name: 'To look after' }).waitFor();
    expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('an order is looked at beside the list, and columns are a person’s own, by keys alone', async () => {
    const { page } = office;
    await office.open('/orders');
    const grid = page.getByRole('grid', { name: 'Orders' });
    await page.getByRole('row').nth(1).waitFor();
    await grid.press('Space');
    await page.getByRole('complementary', { name: 'Preview' }).locator('li').first().waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await grid.press('Escape');
    await page.getByRole('complementary', { name: 'Preview' }).waitFor({ state: 'detached' });
    const columns = async (press: string, tick?: string): Promise<void> => {
      await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Columns' });
      if (tick) await dialog.getByRole('checkbox', { name: tick }).press('Space');
      expect(await judge(office, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
      await dialog.getByRole('button', { name: press }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
    };
    const head = page.getByRole('columnheader', { name: 'Carrier' });
    await columns('Show these', 'Carrier');
    await head.waitFor();
    await page.reload();
    await head.waitFor();
    await columns('Usual columns');
    await head.waitFor({ state: 'detached' });
  });

  it('a view of a list is kept on the server, and dropped', async () => {
    const { page } = office;
    await office.open('/orders?tab=packed');
    await page.getByRole('button', { name: 'Keep this view' }).press('Enter');
    await page.getByLabel('Name of the view').fill('To ship in Austria');
    await page.keyboard.press('Enter');
    const view = page.getByRole('button', { name: 'To ship in Austria', exact: true });
    await view.waitFor();
    await office.open('/orders');
    await view.press('Enter');
    await page.waitForURL(/tab=packed$/);
    expect(await judgeBothSizes(office)).toEqual([]);
    await page.getByRole('button', { name: 'Drop this view: To ship in Austria' }).press('Enter');
    await view.waitFor({ state: 'detached' });
  });

  it('staff are invited with roles and places, and an invitation is taken back', async () => {
    const { page } = office;
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
    await page.getByRole('button', { name: 'Invite' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite' });
    await dialog.getByLabel('E-mail').fill('owner@vitrina.test');
    await dialog.getByLabel('Name').fill('Nova Oseba');
    await dialog.getByRole('checkbox', { name: 'Warehouse', exact: true }).press('Space');
    await dialog.locator('summary').press('Enter');
    await dialog.getByRole('group', { name: 'Only these warehouses' }).getByRole('checkbox').first().press('Space');
    expect(await judgeBothSizes(office)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send the invitation' }).press('Enter');
    await dialog.getByText('This address has a login of staff already.').waitFor();
    await dialog.getByLabel('E-mail').fill('nova@vitrina.test');
    await dialog.getByRole('button', { name: 'Send the invitation' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('The invitation to nova@vitrina.test is on its way.');
    await page.getByRole('button', { name: 'Take back: nova@vitrina.test' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('The invitation is taken back.');
    await page.getByRole('button', { name: 'New role' }).press('Enter');
    const roles = page.getByRole('dialog', { name: 'New role' });
    await roles.getByLabel('Name of the role').fill('Returns in Koper');
    await roles.getByRole('checkbox', { name: 'Inspect and decide returns' }).press('Space');
    expect(await roles.getByRole('checkbox', { name: 'See orders' }).isChecked()).toBe(true);
    expect(await judgeBothSizes(office)).toEqual([]);
    await roles.getByRole('button', { name: 'Save' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('The role is saved. It holds at once.');
    await page.getByRole('button', { name: 'Give it up: Returns in Koper' }).press('Enter');
    await expect.poll(() => toast().textContent()).toBe('The role is given up.');
    await page.getByRole('link', { name: /translator@vitrina\.test/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tina Prevajalec' }).waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    // The refusal is expected.
    office.problems();
  });
});
