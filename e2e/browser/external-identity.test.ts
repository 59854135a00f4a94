import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDERS } from '@vitrina/contract/values/external-login';
import { type TestProvider, startIdentityProvider } from '../../backend/src/testing/identity-provider.ts';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { answerOf, sendRequest } from '../src/request.ts';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';

let provider: TestProvider;
let shop: RunningShop;
beforeAll(async () => {
  provider = await startIdentityProvider();
  shop = await startOwnShop({ ...provider.settings, KEYCLOAK_ONLY: '1' });
  provider.serve([shop.origin]);
});
afterAll(async () => {
  await shop?.stop();
  await provider?.stop();
});

const leadsTo = (redirect: string, lang = 'si') => `302 /api/auth/social-login/keycloak/?${new URLSearchParams({ lang, redirect })}`;
const answer = (path: string, headers: Record<string, string> = {}) => answerOf(path, { origin: shop.origin, headers });

describe('a shop with Keycloak in the place of its own login', () => {
  it.each(['login', 'signup', 'forgotten_password'])('leads from %s to the provider, and back to where it was asked for [S3.133]', async (name) => {
    expect(await answer(`/auth/${name}/`)).toBe(leadsTo('/auth/'));
    expect(await answer(`/hr/auth/${name}/?redirect=%2Fhr%2Fauth%2Fedit%2F`)).toBe(leadsTo('/hr/auth/edit/', 'hr'));
    expect(await answer(`/auth/${name}/?redirect=%2F%2Fevil.test`)).toBe(leadsTo('/auth/'));
  });

  it('allows other auth pages, which lead to the account [S2.82]', async () => {
    expect(await answer('/auth/keycloak/')).toBe(`302 /auth/login/?redirect=${encodeURIComponent('/auth/keycloak/')}`);
    expect(await answer('/de/auth/whatever/')).toMatch(/^302 \/de\/auth\/login\//);
    expect(await answer('/auth/change_password/12/')).toBe('404');
  });

  it('shows no login form of its own after a failed return', async () => {
    const { status, text } = await sendRequest('/auth/login/?external=cancelled', { origin: shop.origin });
    expect(status).toBe(200);
    expect(text).toContain('Prijava je bila preklicana.');
    expect(text).toContain('/api/auth/social-login/keycloak/');
    expect(text).not.toContain('type="password"');
    // No part of the query appears on the page.
    expect(await answer('/auth/login/?external=%3Cscript%3E')).toBe(leadsTo('/auth/'));
  });
});

describe('the way to the provider', () => {
  it('gives a visitor without a token one in the cookie only [S7.80]', async () => {
    const { status, headers, text } = await sendRequest('/api/auth/social-login/keycloak/', { origin: shop.origin });
    expect([status, text, headers['cache-control'], headers['x-visitor-token']]).toEqual([303, '', 'no-store', undefined]);
    expect(headers.location).toContain(`${provider.issuer}/auth?`);
    expect(headers['set-cookie']?.[0]).toMatch(/^token=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    [{ 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
  ])('is opened by people only, not by %o', async (headers) => {
    for (const path of ['/api/auth/social-login/keycloak/', '/api/auth/social-callback/keycloak/?state=x']) {
      const reply = await sendRequest(path, { origin: shop.origin, headers });
      expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });

  it('to a provider that is not configured does not exist', async () => {
    for (const name of PROVIDERS.filter((one) => one !== 'keycloak'))
      expect((await sendRequest(`/api/auth/social-login/${name}/`, { origin: shop.origin })).status).toBe(404);
  });
});

describeInBrowser('a visitor', () => {
  it('logs in at the provider, comes back where they were going, and is known from there on [S2.82] [S7.80]', async () => {
    provider.people.set('zana', { email: 'zana@primer.test', email_verified: true, given_name: 'Žana', family_name: 'Đurić' });
    const { page } = await openBrowser({ baseURL: shop.origin });
    await page.goto('/');
    await page.locator('html[data-hydrated="true"]').waitFor();
    await page.locator('a[href="/auth/"], a[href="/auth/login/"]').first().click();
    await page.locator('input[name="login"]').fill('zana');
    await page.locator('input[name="password"]').fill('x');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${shop.origin}/auth/`);
    expect(await page.locator('h1').textContent()).toBe('Pozdravljeni, Žana');

    await page.goto('/auth/edit/');
    await page.locator('html[data-hydrated="true"]').waitFor();
    await page.locator('#logins button[name="provider"]').click();
    await page.locator('#logins .account-note.wrong').waitFor();
    expect(await page.locator('#logins').textContent()).toContain('zadnji način prijave');
  });

  it('who cancels at the provider sees a message and can try again', async () => {
    const { page } = await openBrowser({ baseURL: shop.origin });
    await page.goto('/auth/login/');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(/external=cancelled/);
    expect(await page.locator('[role="alert"]').textContent()).toBe('Prijava je bila preklicana.');
    await page.locator('.other-logins a').click();
    await page.locator('input[name="login"]').waitFor();
  });
});
