import { OFFICE } from '@vitrina/demo/known';
import { beforeAll, expect, it } from 'vitest';
import { judge, judgeBothSizes } from '../src/accessibility.ts';
import { describeInBrowser, SIZES } from '../src/browser.ts';
import { logIn, type OfficePage, openOffice } from '../src/office.ts';
import { withAuthenticator } from '../src/with-authenticator.ts';

describeInBrowser('the login of the back office', () => {
  let office: OfficePage;
  beforeAll(async () => {
    office = await openOffice('en');
    await office.open('/orders-that-never-were');
  });

  it('a link that is good no more says so, and leads to the login', async () => {
    const { page } = office;
    await page.goto(`/backoffice/#invited=${'A'.repeat(43)}`);
    await page.getByLabel('New password').fill('four yellow ducks');
    expect(new URL(page.url()).hash).toBe('');
    expect(await judge(office, { size: 'phone', colorScheme: 'light' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/no longer valid/);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.locator('input[type=password]').waitFor();
    office.problems();
    await office.open('/orders-that-never-were');
  });

  it('asks for e-mail and password first, and says when they do not match', async () => {
    const { page } = office;
    await page.locator('input[type=email]').fill('editor@vitrina.test');
    await page.locator('input[type=password]').fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('That did not match. Check what you entered.');
    expect(await judge(office, { size: 'phone', colorScheme: 'light' })).toEqual([]);
    expect(await judge(office, { size: 'phone', colorScheme: 'dark', onlyColours: true })).toEqual([]);
    // The refusal is expected.
    office.problems();
  });

  it('then for a code, and opens the address that was asked for', async () => {
    const { page } = office;
    await logIn(page, 'editor@vitrina.test');
    expect(new URL(page.url()).pathname).toBe('/backoffice/orders-that-never-were');
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { level: 1, name: /^Good day/ }).waitFor();
    expect(office.problems()).toEqual([]);
  });

  it('a passkey is set up as second step, ends the next login and is removed', async () => {
    const { page } = office;
    await withAuthenticator(page);
    await page.setViewportSize(SIZES.desktop);
    await page.getByRole('button', { name: 'Eva Urednik' }).press('Enter');
    await page.getByRole('menuitem', { name: 'My login' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'My login' }).waitFor();
    const passkey = page.getByRole('listitem').filter({ hasText: 'Passkey' });
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    await passkey.waitFor();
    expect(await judgeBothSizes(office)).toEqual([]);
    await page.evaluate(() => fetch('/api/staff/session/', { method: 'DELETE', headers: { 'Content-Type': 'application/json' }, body: '{}' }));
    await page.reload();
    await page.locator('input[type=email]').fill('editor@vitrina.test');
    await page.locator('input[type=password]').fill(OFFICE.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await passkey.getByRole('button', { name: 'Remove' }).press('Enter');
    await passkey.waitFor({ state: 'detached' });
    expect(office.problems()).toEqual([]);
    await office.open();
  });

  it('its cookie is not to be had by scripts and goes to the calls of staff alone', async () => {
    const { origin } = new URL(office.page.url());
    const sent = (path: string) => office.page.context().cookies(origin + path);
    for (const path of ['/', '/api/', '/backoffice/']) expect((await sent(path)).filter(({ name }) => name === 'staff')).toEqual([]);
    expect((await sent('/api/staff/session/')).find(({ name }) => name === 'staff')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/staff/' });
  });

  it('shows its frame in the language chosen, without a fault of accessibility in both colour schemes', async () => {
    const { page } = office;
    await page.setViewportSize(SIZES.desktop);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('heading', { level: 1, name: /^Guten Tag/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de-DE');
    expect(await judgeBothSizes(office)).toEqual([]);
  });

  it('a session that was ended elsewhere is noticed by the next look, and the login stands in its place', async () => {
    const { page } = office;
    const ended = await page.evaluate(() =>
      fetch('/api/staff/session/', { method: 'DELETE', headers: { 'Content-Type': 'application/json' }, body: '{}' }).then(({ status }) => status),
    );
    expect(ended).toBe(200);
    await page.reload();
    await page.locator('input[type=email]').waitFor();
    office.problems();
  });
});
