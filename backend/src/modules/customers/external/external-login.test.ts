import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { customers } from '@vitrina/contract/customers';
import { passkeys } from '@vitrina/contract/passkeys';
import { site } from '@vitrina/contract/site';
import { CUSTOMER, STAFF } from '@vitrina/demo/known';
import { createProviders } from '../../../adapters/identity/index.ts';
import { newGuest, someProducts, type Visitor } from '../../../testing/cart-tools.ts';
import { passProvider, type Person, startIdentityProvider, startSilentProvider, type TestProvider } from '../../../testing/identity-provider.ts';
import { buy } from '../../../testing/test-buyer.ts';
import { ORIGIN, startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let provider: TestProvider;
let silent: Awaited<ReturnType<typeof startSilentProvider>>;
let shop: TestBackend;
beforeAll(async () => {
  provider = await startIdentityProvider();
  provider.serve([ORIGIN]);
  silent = await startSilentProvider();
  const google = (issuer: string) => ({
    OIDC_GOOGLE_ISSUER: issuer,
    OIDC_GOOGLE_CLIENT_ID: provider.settings.OIDC_KEYCLOAK_CLIENT_ID,
    OIDC_GOOGLE_CLIENT_SECRET: provider.settings.OIDC_KEYCLOAK_CLIENT_SECRET,
  });
  const mute = createProviders(google(silent.issuer)).map((one) => ({ ...one, name: 'facebook' as const }));
  const providers = [...createProviders({ ...provider.settings, ...google(provider.issuer) }), ...mute];
  shop = await startTestBackend('demo', {}, undefined, providers);
});
afterAll(async () => {
  await shop.stop();
  await provider.stop();
  await silent.stop();
});

let number = 0;
function newPerson(person: Person = {}): { login: string; email: string } {
  number += 1;
  const login = `subject-${number}`;
  const email = person.email ?? `ponudnik-${number}@primer.test`;
  provider.people.set(login, { email, email_verified: true, given_name: 'Žana', family_name: 'Đurić', ...person });
  return { login, email };
}

interface Lead {
  to: string;
  token: string | null;
}
async function open(path: string, who: Partial<Visitor> = {}, headers: Record<string, string> = {}): Promise<Lead> {
  // Each request has another address, as attempts are counted.
  number += 1;
  const reply = await shop.fetch(path, {
    headers: { 'x-client-address': `192.0.2.${number % 250}`, ...(who.token && { authorization: `Bearer ${who.token}` }), ...headers },
  });
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([303, 'no-store']);
  return { to: reply.headers.get('location') as string, token: reply.headers.get('x-visitor-token') };
}
const begin = (who?: Visitor, query = '', { at = 'keycloak', headers = {} } = {}) => open(`/api/auth/social-login/${at}/${query}`, who, headers);
const backFrom = async ({ to }: Lead, login: string): Promise<string> => {
  const back = await passProvider(to, login);
  return back.pathname + back.search;
};
/** The complete flow, from a page of the shop and back to it. */
async function logIn(login: string, who?: Visitor, query?: string, at?: string): Promise<Lead> {
  const guest = who ?? (await newGuest(shop));
  return open(await backFrom(await begin(guest, query, { ...(at && { at }) }), login), guest);
}
const emailOf = async (token: string | null) => (await shop.get(accounts.profile, {}, { token: token as string })).email;
const refusal = (problem: string, redirect = '/auth/') => `/auth/login/?${new URLSearchParams({ external: problem, redirect })}`;

describe('logging in by a provider', () => {
  it('leads to the provider with state, nonce and PKCE [S7.80]', async () => {
    expect((await shop.get(site.endpoints, { version: '1' })).auth_social_login).toBe('/api/auth/social-login/{provider}/');
    const { to, token } = await begin();
    const url = new URL(to);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'vitrina',
      redirect_uri: `${ORIGIN}/api/auth/social-callback/keycloak/`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    // A visitor without a token got one, to which the return is bound.
    expect(await shop.get(customers.isLogin, {}, { token: token as string })).toMatchObject({ user_id: null });
  });

  it('makes an account for a new verified address, and knows it the next time; the guest’s token is dead [S7.80]', async () => {
    const { login, email } = newPerson();
    const guest = await newGuest(shop);
    const first = await logIn(login, guest, '?redirect=%2Fhr%2Fauth%2Fmy_orders%2F');
    expect(first.to).toBe('/hr/auth/my_orders/');
    expect(await shop.get(accounts.profile, {}, { token: first.token as string })).toMatchObject({
      email,
      name: 'Žana',
      surname: 'Đurić',
      has_password: false,
      providers: ['keycloak'],
    });
    expect((await shop.call(customers.isLogin, {}, guest)).data).toMatchObject({ statusCode: 401 });
    // The address may change at the provider: the subject identifies the account.
    provider.people.set(login, { email: 'drug@primer.test', email_verified: true });
    expect(await emailOf((await logIn(login)).token)).toBe(email);
  });

  it('never leads off the site', async () => {
    const { login } = newPerson();
    expect((await logIn(login, undefined, '?redirect=https%3A%2F%2Fevil.test%2F')).to).toBe('/auth/');
    expect((await logIn(login, undefined, '?redirect=%2F%2Fevil.test&lang=hr')).to).toBe('/hr/auth/');
  });

  it('an address with an account is tied to it where provider and shop have both proven it', async () => {
    const { login } = newPerson({ email: CUSTOMER.email });
    const { token } = await logIn(login);
    expect(await emailOf(token)).toBe(CUSTOMER.email);
    await sql`delete from identities where subject = ${login}`.execute(shop.database.db);
  });

  it('an unverified address opens nothing, with an account or without', async () => {
    for (const email of [CUSTOMER.email, undefined]) {
      const { login } = newPerson({ ...(email && { email }), email_verified: false });
      expect(await logIn(login)).toEqual({ to: refusal('unverified'), token: null });
    }
  });

  it('staff and accounts with an unconfirmed address are tied by their owners only', async () => {
    await sql`update users set confirmed_at = now() where email = ${STAFF.email}`.execute(shop.database.db);
    await sql`delete from identities where user_id = (select id from users where email = ${STAFF.email})`.execute(shop.database.db);
    expect(await logIn(newPerson({ email: STAFF.email }).login)).toEqual({ to: refusal('exists'), token: null });
    const { login, email } = newPerson();
    await sql`insert into users (email, password_hash) values (${email}, 'x')`.execute(shop.database.db);
    expect(await logIn(login)).toEqual({ to: refusal('exists'), token: null });
  });

  it('a provider that does not decide over an address opens no account of before, and brings no orders into a new one', async () => {
    const buyer = `kupec-${Date.now()}@podjetje.test`;
    await buy(shop, { productId: (await someProducts(shop, 1))[0]?.id as number, email: buyer });
    expect(await logIn(newPerson({ email: CUSTOMER.email }).login, undefined, '', 'google')).toEqual({ to: refusal('exists'), token: null });
    const { token } = await logIn(newPerson({ email: buyer }).login, undefined, '', 'google');
    const ordersOf = async (token: string | null) => JSON.stringify((await shop.get(accounts.exportData, {}, { token: token as string })).data.orders);
    expect(await ordersOf(token)).toBe('[]');
    await sql`delete from users where email = ${buyer}`.execute(shop.database.db);
    expect(await ordersOf((await logIn(newPerson({ email: buyer }).login)).token)).toContain(buyer);
    // A provider is authoritative for its own mailboxes.
    const { login, email } = newPerson({ email: 'nekdo@gmail.com' });
    await sql`insert into users (email, password_hash, confirmed_at) values (${email}, 'x', now())`.execute(shop.database.db);
    expect(await emailOf((await logIn(login, undefined, '', 'google')).token)).toBe(email);
  });

  it('an unknown provider is not found, other methods are refused', async () => {
    expect((await shop.fetch('/api/auth/social-login/myspace/')).status).toBe(404);
    expect((await shop.fetch('/api/auth/social-callback/myspace/?state=x')).status).toBe(404);
    expect((await shop.fetch('/api/auth/social-login/keycloak/', { method: 'POST' })).status).toBe(405);
  });
});

describe('what comes back from a provider', () => {
  it('counts once: a second time it opens nothing, nor does its code on another way', async () => {
    const { login } = newPerson();
    const guest = await newGuest(shop);
    const back = await backFrom(await begin(guest), login);
    const { token } = await open(back, guest);
    expect(token).not.toBeNull();
    for (const who of [guest, { token: token as string }, {}]) expect((await open(back, who)).token).toBeNull();
    const other = await newGuest(shop);
    const fresh = new URL((await begin(other)).to).searchParams.get('state') as string;
    const replayed = new URL(back, ORIGIN);
    replayed.searchParams.set('state', fresh);
    expect(await open(replayed.pathname + replayed.search, other)).toEqual({ to: refusal('expired'), token: null });
  });

  it('is refused with another state, another nonce, in another browser, at another provider, or too late', async () => {
    const { login } = newPerson();
    const guest = await newGuest(shop);
    const started = await begin(guest);
    const wrongState = new URL(await backFrom(started, login), ORIGIN);
    wrongState.searchParams.set('state', 'x'.repeat(43));
    expect((await open(wrongState.pathname + wrongState.search, guest)).to).toBe(refusal('expired', '/'));

    const wrongNonce = new URL((await begin(guest)).to);
    wrongNonce.searchParams.set('nonce', 'x'.repeat(43));
    expect(await open(await backFrom({ to: wrongNonce.href, token: null }, login), guest)).toEqual({ to: refusal('expired'), token: null });

    expect(await open(await backFrom(await begin(guest), login), await newGuest(shop))).toEqual({ to: refusal('expired', '/'), token: null });
    const elsewhere = (await backFrom(await begin(guest), login)).replace('keycloak', 'google');
    expect(await open(elsewhere, guest)).toEqual({ to: refusal('expired', '/'), token: null });

    const late = await backFrom(await begin(guest), login);
    await sql`update provider_logins set expires_at = now() - interval '1 second'`.execute(shop.database.db);
    expect((await open(late, guest)).to).toBe(refusal('expired', '/'));
    expect((await sql`select 1 from identities where subject = ${login}`.execute(shop.database.db)).rows).toEqual([]);
  });

  it('says so when the visitor turned back', async () => {
    const guest = await newGuest(shop);
    const { searchParams } = new URL((await begin(guest)).to);
    const query = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') as string, iss: provider.issuer });
    expect((await open(`/api/auth/social-callback/keycloak/?${query}`, guest)).to).toBe(refusal('cancelled'));
  });

  it('a provider that does not answer is told calmly, and to the operator', async () => {
    const before = shop.errors.length;
    expect((await open('/api/auth/social-login/facebook/?lang=de')).to).toBe(
      `/de/auth/login/?${new URLSearchParams({ external: 'unavailable', redirect: '/de/auth/' })}`,
    );
    expect(shop.errors.length).toBe(before + 1);
  });
});

describe('an account and its providers', () => {
  const PASSWORD = { email: CUSTOMER.email, password: CUSTOMER.password };

  it('a logged-in customer links an identity with any address and unlinks it; one identity belongs to one account', async () => {
    const customer = { token: (await shop.get(customers.login, PASSWORD)).jwt };
    const { login } = newPerson({ email_verified: false });
    expect(await logIn(login, customer, '?redirect=%2Fauth%2Fedit%2F')).toEqual({ to: '/auth/edit/', token: null });
    expect((await shop.get(accounts.profile, {}, customer)).providers).toEqual(['keycloak']);
    expect(await emailOf((await logIn(login)).token)).toBe(CUSTOMER.email);

    const other = { token: (await logIn(newPerson().login)).token as string };
    await sql`delete from identities where user_id = (select user_id from sessions order by created_at desc limit 1)`.execute(shop.database.db);
    expect((await logIn(login, other)).to).toBe('/auth/edit/?external=taken#logins');
    expect((await shop.get(passkeys.unlinkProvider, { provider: 'keycloak' }, customer)).providers).toEqual([]);
    expect((await shop.call(passkeys.unlinkProvider, { provider: 'keycloak' }, customer)).data).toMatchObject({ label_name: 'error_empty_data' });
  });

  it('linking needs a fresh confirmation of identity, and is mailed to the owner', async () => {
    const { db } = shop.database;
    const customer = { token: (await shop.get(customers.login, PASSWORD)).jwt };
    await sql`update sessions set proven_at = now() - interval '5 minutes'`.execute(db);
    const before = (await sql`select from mails`.execute(db)).rows.length;
    expect((await begin(customer, '', { at: 'google' })).to).toBe('/auth/edit/?external=proof#logins');
    expect((await sql`select from provider_logins where user_id is not null`.execute(db)).rows).toEqual([]);
    await shop.get(accounts.prove, { password: CUSTOMER.password }, customer);
    const { login } = newPerson();
    expect((await logIn(login, customer, '?redirect=%2Fauth%2Fedit%2F', 'google')).to).toBe('/auth/edit/');
    const { rows } = await sql<{ kind: string; recipient: string; data: object }>`select kind, recipient, data from mails order by id`.execute(db);
    expect(rows.slice(before)).toEqual([{ kind: 'provider-added', recipient: CUSTOMER.email, data: { provider: 'google' } }]);
    await shop.get(passkeys.unlinkProvider, { provider: 'google' }, customer);
  });

  it('keeps its last way to log in', async () => {
    const customer = { token: (await logIn(newPerson().login)).token as string };
    expect((await shop.call(passkeys.unlinkProvider, { provider: 'keycloak' }, customer)).data).toMatchObject({
      label_name: 'error_last_login',
      statusCode: 409,
    });
    expect((await shop.get(accounts.profile, {}, customer)).providers).toEqual(['keycloak']);
  });

  it('a link on another site cannot link an identity to the logged-in account', async () => {
    const customer = { token: (await shop.get(customers.login, PASSWORD)).jwt };
    expect((await begin(customer, '', { headers: { 'sec-fetch-site': 'cross-site' } })).to).toBe('/auth/');
  });

  it('without a password erases its account soon after it logged in, not later', async () => {
    const { login, email } = newPerson();
    const customer = { token: (await logIn(login)).token as string };
    const { db } = shop.database;
    await sql`update sessions set created_at = now() - interval '16 minutes' where user_id = (select id from users where email = ${email})`.execute(db);
    const late = await shop.call(accounts.erase, { password: '' }, customer);
    expect(late).toMatchObject({ success: false, data: { label_name: 'error_login_failed' } });
    expect((await shop.get(accounts.profile, {}, customer)).email).toBe(email);
    await shop.get(accounts.erase, { password: '' }, { token: (await logIn(login)).token as string });
    expect((await sql`select from users where email = ${email}`.execute(db)).rows).toEqual([]);
  });

  it('is given out with the customer’s data', async () => {
    const { login, email } = newPerson();
    const { data } = await shop.get(accounts.exportData, {}, { token: (await logIn(login)).token as string });
    expect(data.account).toMatchObject({ identities: [{ provider: 'keycloak', subject: login, email }], passkeys: [] });
  });
});
