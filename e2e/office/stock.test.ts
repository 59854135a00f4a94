import { KNOWN } from '@vitrina/demo/known';
import { beforeAll, expect, it } from 'vitest';
import { findTooWide, judge } from '../src/accessibility.ts';
import { describeInBrowser } from '../src/browser.ts';
import { logIn, type OfficePage, openOffice } from '../src/office.ts';

describeInBrowser('stock in the back office', () => {
  let office: OfficePage;
  const cell = () => office.page.locator('.stock-cell[aria-selected=true]');
  const told = () => office.page.locator('.toast p');
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
    for (const size of ['phone', 'desktop'] as const) {
      expect(await judge(office, { size, colorScheme: 'light' })).toEqual([]);
      expect(await page.evaluate(findTooWide)).toEqual([]);
    }
    expect(await judge(office, { size: 'desktop', colorScheme: 'dark', onlyColours: true })).toEqual([]);
    await page.getByLabel('Reason').selectOption('Received');
    await grid.press('Control+Enter');
    await expect.poll(() => told().textContent()).toBe('1 change of stock saved.');
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
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => told().textContent()).toBe('There are not that many pieces.');
    expect(await cell().getAttribute('title')).toMatch(/^There (?:is|are) only/);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => cell().textContent()).toBe(String(now));
    office.problems();
  });

  it('stands in the log with before and after, and is taken back there', async () => {
    const { page } = office;
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    const change = page.getByRole('listitem').filter({ hasText: 'Stock of a product' }).filter({ hasText: 'Received' }).first();
    await change.waitFor();
    for (const size of ['phone', 'desktop'] as const) {
      expect(await judge(office, { size, colorScheme: 'light' })).toEqual([]);
      expect(await page.evaluate(findTooWide)).toEqual([]);
    }
    expect(await judge(office, { size: 'desktop', colorScheme: 'dark', onlyColours: true })).toEqual([]);
    await change.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => told().textContent()).toBe('Taken back.');
    await page.getByRole('listitem').filter({ hasText: 'taken back' }).first().waitFor();
    expect(office.problems()).toEqual([]);
  });
});
