import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { forgetProof } from '../src/forget-proof.ts';
import { becomeCustomer, NEW_CUSTOMERS_PASSWORD } from '../src/new-customer.ts';
import { withAuthenticator } from '../src/with-authenticator.ts';

/** Suggestions in the field would respond before the button is pressed. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function register(page: Page, open: (path: string) => Promise<void>): Promise<string> {
  const email = await becomeCustomer(page);
  await open('/auth/edit/');
  await page.locator('#logins .needs-scripts').click();
  await page.locator('#logins [role="status"]').waitFor();
  return email;
}
async function logOut(page: Page): Promise<void> {
  await page.click('.account-nav a[href="/auth/logout/"]');
  await page.waitForURL(/:\d+\/$/);
}

/** Needs the database to read the mails of new customers. */

describeInBrowser('passkeys', () => {
  it.skipIf(hasNoDatabase)('a passkey is added in the settings, logs in by the button, and is removed there', NEEDS_DATABASE, async () => {
    const { page, open, problems } = await openBrowser();
    await withAuthenticator(page);
    await withoutSuggestions(page);
    const email = await register(page, open);
    expect(await page.locator('#logins .account-rows li').count()).toBe(1);
    await logOut(page);
    await open('/auth/login/?redirect=%2Fauth%2Fedit%2F');
    await page.locator('.passkey-button').click();
    await page.waitForURL('**/auth/edit/');
    expect(await page.locator('.account-lead').textContent()).toContain(email);

    await page.locator('#logins summary').click();
    await page.locator('#logins input[name="name"]').fill('Moj računalnik');
    await page.locator('#logins button[value="rename"]').click();
    await page.getByText('Moj računalnik', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Odstrani ključ Moj računalnik' }).click();
    await page.locator('#logins .account-rows').waitFor({ state: 'detached' });
    expect(problems()).toEqual([]);
    await logOut(page);
    await open('/auth/login/');
    await page.locator('.passkey-button').click();
    await page.locator('.other-logins [role="alert"]').waitFor();
    expect(problems().filter((one) => !one.includes('422'))).toEqual([]);
  });

  it('a refusal by the browser is distinguished from an unreachable shop, and no message appears unprompted', async () => {
    const { page, open } = await openBrowser();
    await page.addInitScript(() => {
      const state = window as { refusals?: number };
      navigator.credentials.get = () => {
        state.refusals = (state.refusals ?? 0) + 1;
        return Promise.reject(new DOMException('The relying party ID is not a registrable domain suffix', 'SecurityError'));
      };
      PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    });
    await open('/en/auth/login/');
    await page.locator('.passkey-button').click();
    const loginAlert = page.locator('.other-logins [role="alert"]');
    await loginAlert.waitFor();
    expect(await loginAlert.textContent()).toContain('Your browser does not allow passkeys at this address.');
    const refused = page.waitForFunction(() => (window as { refusals?: number }).refusals === 1);
    await open('/en/auth/login/');
    await refused;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await loginAlert.count()).toBe(0);
  });

  it.skipIf(hasNoDatabase)('after five minutes a passkey is added only with the password again, on the same page', NEEDS_DATABASE, async () => {
    const { page, open } = await openBrowser();
    await withAuthenticator(page);
    await open('/');
    const email = await becomeCustomer(page);
    await forgetProof(email);
    await open('/auth/edit/');
    expect(await page.locator('#logins .account-out .needs-scripts').count()).toBe(0);
    await page.fill('#account-prove_password', 'napačno geslo');
    await page.locator('#prove button[type="submit"]').click();
    await page.locator('#prove [aria-invalid="true"]').waitFor();
    await page.fill('#account-prove_password', NEW_CUSTOMERS_PASSWORD);
    await page.locator('#prove button[type="submit"]').click();
    await page.locator('#logins .account-out .needs-scripts').click();
    await page.locator('#logins .account-rows li').waitFor();
    // The form for a new password lists it with a box to remove it.
    await page.fill('#account-old_password', NEW_CUSTOMERS_PASSWORD);
    await page.fill('#account-password', 'rumena raca plava daleč');
    await page.locator('#password input[name="end_passkey"]').check();
    await page.locator('#password > .account-out button[type="submit"]').click();
    await page.locator('#password .account-note[role="status"]').waitFor();
    expect(await page.locator('#logins .account-rows li').count()).toBe(0);
  });

  it.skipIf(hasNoDatabase)('a passkey suggested by the browser at the e-mail field logs in by itself', NEEDS_DATABASE, async () => {
    const { page, open } = await openBrowser();
    await withAuthenticator(page);
    const email = await register(page, open);
    await logOut(page);
    await page.goto('/auth/login/?redirect=%2Fauth%2Fedit%2F');
    await page.waitForURL('**/auth/edit/');
    expect(await page.locator('.account-lead').textContent()).toContain(email);
  });
});
