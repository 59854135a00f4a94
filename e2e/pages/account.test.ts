import { beforeAll, describe, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { CUSTOMER } from '@vitrina/demo/known';
import { joinedText } from '../src/html.ts';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { sentMail } from '../src/sent-mail.ts';
import { answerOf, sendRequest, page } from '../src/request.ts';
import { call, known, logIn } from '../src/shop.ts';

const OURS = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const PASSWORD = 'zelena žaba skače daleč';
const cookieOf = (headers: { 'set-cookie'?: string[] | undefined }): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const send = (path: string, fields: Record<string, string>, cookie = '') =>
  sendRequest(path, { method: 'POST', headers: { ...OURS, ...(cookie && { cookie }) }, body: String(new URLSearchParams(fields)) });
const titleOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

let customer: string;
beforeAll(async () => {
  customer = await logIn(CUSTOMER);
});

describe('pages before the account', () => {
  const ENTRIES: [string, string][] = [
    ['login', 'Prijava'],
    ['signup', 'Nov račun'],
    ['forgotten_password', 'Pozabljeno geslo'],
    ['login_link', 'Prijava s povezavo'],
  ];
  it.each(ENTRIES)(
    '%s is there for guests, and leads who is logged in to the account [S2.72] [S2.73] [S2.74] [S4.11] [S4.12] [S4.13] [S4.18]',
    async (name, title) => {
      expect(titleOf(await page(`/auth/${name}/`))).toBe(title);
      expect(await answerOf(`/auth/${name}/`, { headers: { cookie: customer } })).toBe('302 /auth/');
      expect(await answerOf(`/hr/auth/${name}/`, { headers: { cookie: customer } })).toBe('302 /hr/auth/');
    },
  );

  it.each(['confirm_signup', 'signup_confirm'])(
    '%s shows the confirmation, and leads who is logged in to the account [S2.75] [S2.76] [S4.14]',
    async (name) => {
      const path = `/auth/${name}/12/${'a'.repeat(22)}/`;
      expect(titleOf(await page(path))).toBe('Povezava ne velja več');
      expect(await answerOf(path, { headers: { cookie: customer } })).toBe('302 /auth/');
    },
  );

  it('change_password with four segments shows the screen for a new password [S2.77]', async () => {
    expect(titleOf(await page(`/auth/change_password/12/${'a'.repeat(22)}/`))).toBe('Povezava ne velja več');
  });
});

describe('pages of the account', () => {
  it.each(['', 'edit/', 'my_orders/', 'my_comments/', 'my_coupons/'])(
    '/auth/%s is the customer’s alone; others are led to the login and come back [S4.16] [S4.17] [S2.83] [S2.84] [S2.85] [S2.86]',
    async (name) => {
      const path = `/auth/${name}`;
      expect(await answerOf(path)).toBe(`302 /auth/login/?redirect=${encodeURIComponent(path)}`);
      const reply = await sendRequest(path, { headers: { cookie: customer } });
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
    },
  );

  it('the default page is the dashboard [S4.15]', async () => {
    expect(titleOf(await page('/auth/', { headers: { cookie: customer } }))).toMatch(/^Pozdravljeni/);
  });

  it('the front shows the newest order with its state and a way to pay it, and the address, without exclamation marks', async () => {
    const token = customer.split('=')[1] as string;
    const { items, pagination } = await call(webshopOrders.orders, { per_page: 1 }, { token });
    const [newest] = items;
    const html = await page('/auth/', { headers: { cookie: customer } });
    expect(html).toContain(newest?.number);
    expect(html).toMatch(new RegExp(`href="[^"]*${newest?.identifier}[^"]*"`));
    expect(joinedText(html)).toContain(`Vsa naročila (${pagination.total})`);
    expect(joinedText(html)).toContain('Prešernova cesta 1');
    const list = joinedText(await page('/en/auth/my_orders/', { headers: { cookie: customer } }));
    for (const [state, payment] of [
      ['Received', 'not paid yet'],
      ['Received', 'failed'],
      ['Cancelled', 'refund on its way'],
      ['Delivered', 'paid'],
    ])
      expect(list).toMatch(new RegExp(`${state} [^:]{1,30} Payment: ${payment}`));
    for (const lang of LANGUAGE_CODES) {
      const prefix = lang === 'si' ? '' : `/${lang}`;
      expect(titleOf(await page(`${prefix}/auth/`, { headers: { cookie: customer } })), lang).not.toMatch(/[!¡]/);
    }
  });

  it('the list of orders leads to the payment of each that waits for it, and offers none of those again', async () => {
    const token = customer.split('=')[1] as string;
    const { items } = await call(webshopOrders.orders, { per_page: 100 }, { token });
    const html = await page('/auth/my_orders/', { headers: { cookie: customer } });
    const paid = items.filter(({ identifier }) => html.includes(`/webshop/payment_new/?identifier=${identifier}`));
    expect(new Set(paid.map(({ status, payment_status }) => `${status} ${payment_status}`))).toEqual(new Set(['new unpaid', 'new failed']));
    expect(html.match(/name="lines"/g)).toHaveLength(items.length - paid.length);
  });

  it('reviews: what was delivered and not reviewed leads to its form; what is on its way does not', async () => {
    const html = await page('/auth/my_comments/', { headers: { cookie: customer } });
    const [watch, laptop] = await Promise.all([known('loyalty'), known('laptop')]);
    const leads = (id: number) => html.includes(`href="/webshop/review/?product=${id}"`);
    expect([leads(watch.id), leads(laptop.id)]).toEqual([true, false]);
  });
});

describe('the account without scripts', () => {
  it('logs in, back to where it was asked for, and never off the site; wrong ones say so', async () => {
    const { email, password } = CUSTOMER;
    const wrong = await send('/auth/login/', { email, password: 'napačno geslo' });
    expect([wrong.status, wrong.text.includes('account-note wrong')]).toEqual([422, true]);
    const right = await send('/auth/login/?redirect=%2Fauth%2Fedit%2F', { email, password });
    expect([right.status, right.location]).toEqual([303, '/auth/edit/']);
    expect(right.headers['set-cookie']?.[0]).toMatch(/^token=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect((await sendRequest('/auth/edit/', { headers: { cookie: cookieOf(right.headers) } })).status).toBe(200);
    for (const hostile of ['//evil.test/', 'https://evil.test/', '/\\evil.test'])
      expect((await send('/auth/login/', { email, password, redirect: hostile })).location).toBe('/auth/');
  });

  it('logout ends the session and leads on; a link of another site only asks [S2.79] [S2.80]', async () => {
    const cookie = await logIn(CUSTOMER);
    const foreign = await sendRequest('/auth/logout/', { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([200, undefined]);
    const out = await sendRequest('/auth/logout/?redirect=%2Fhr%2F', {
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html,*/*' },
    });
    expect([out.status, out.location]).toEqual([303, '/hr/']);
    expect(cookieOf(out.headers)).toMatch(/^token=/);
    expect(await answerOf('/auth/', { headers: { cookie } })).toMatch(/^302 \/auth\/login\//);
    expect(await answerOf('/auth/', { headers: { cookie: cookieOf(out.headers) } })).toMatch(/^302 \/auth\/login\//);
  });

  it('logout is also for programs, of which some name the mode of their calls as browsers do, and nothing else [S2.79]', async () => {
    for (const headers of [{}, { 'sec-fetch-mode': 'cors' }]) {
      const cookie = await logIn(CUSTOMER);
      expect(await answerOf('/auth/logout/', { headers: { ...headers, cookie } })).toBe('303 /');
      expect(await answerOf('/auth/', { headers: { cookie } })).toMatch(/^302 \/auth\/login\//);
    }
  });

  it.each([
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a prefetch through a proxy', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }],
    ['an older prefetch', { purpose: 'prefetch' }],
    ['Firefox’s prefetch', { 'x-moz': 'prefetch' }],
    ['Safari’s preview', { 'x-purpose': 'preview' }],
    ['a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' }],
    ['a picture in an old browser', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }],
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }],
    ['another site', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }],
  ])('%s logs nobody out, in any language [S2.79]', async (_, headers) => {
    for (const path of ['/auth/logout/', '/hr/auth/logout/?redirect=%2Fhr%2F', '/auth/logout']) {
      const reply = await sendRequest(path, { headers: { ...headers, cookie: customer } });
      expect([path, [200, 301].includes(reply.status), reply.headers['set-cookie']]).toEqual([path, true, undefined]);
    }
    expect((await sendRequest('/auth/', { headers: { cookie: customer } })).status).toBe(200);
  });

  it.skipIf(hasNoDatabase)('opens an account, confirms it by the mail, changes it, forgets its password and ends it', NEEDS_DATABASE, async () => {
    const email = `nova.oseba.${Date.now()}@primer.test`;
    expect((await send('/auth/signup/', { email, name: 'Žana' })).text).toContain(email);
    const confirm = await sentMail(email, 'signup');
    const path = `/auth/confirm_signup/${confirm.linkId}/${confirm.linkCode}/`;
    expect(titleOf(await page(path))).toBe('Potrdite svoj e-naslov');
    const short = await send(path, { email, password: 'kratko' });
    expect([short.status, short.text.includes('vsaj 10 znakov'), short.text.includes(email)]).toEqual([422, true, true]);
    const confirmed = await send(path, { email, password: PASSWORD });
    expect([confirmed.status, confirmed.location]).toEqual([303, '/auth/']);
    const cookie = cookieOf(confirmed.headers);
    expect(titleOf(await page('/auth/', { headers: { cookie } }))).toBe('Pozdravljeni, Žana');

    expect((await send('/auth/edit/', { form: 'names', name: 'Zala', surname: 'Đurić', display_name: '' }, cookie)).location).toBe(
      '/auth/edit/?done=names#names',
    );
    expect(await page('/auth/edit/', { headers: { cookie } })).toContain('value="Zala"');
    const bad = await send(
      '/auth/edit/',
      { form: 'address', country: 'SI', name: 'Zala', surname: 'Đurić', phone: '1', street: 'Čopova 1', post_code: 'x', town: 'Ljubljana' },
      cookie,
    );
    expect([bad.status, bad.text.match(/aria-invalid="true"/g)?.length]).toEqual([422, 2]);

    await send('/auth/forgotten_password/', { email });
    const forgotten = await sentMail(email, 'new-password');
    const again = await send(`/auth/change_password/${forgotten.linkId}/${forgotten.linkCode}/`, { password: 'rumena raca plava daleč' });
    expect(titleOf(again.text)).toBe('Geslo je spremenjeno');
    expect(await answerOf('/auth/', { headers: { cookie } })).toMatch(/^302/);

    // A login link, and the account that it shows; the browser is a known device from then on.
    await send('/auth/login_link/', { email });
    const link = await sentMail(email, 'login-link');
    const byLink = `/auth/login_link/${link.linkId}/${link.linkCode}/`;
    expect(await page(byLink)).toContain(email);
    const entered = await send(byLink, { email });
    expect([entered.status, entered.location]).toEqual([303, '/auth/']);
    const device = entered.headers['set-cookie']?.find((one) => one.startsWith('device='));
    expect(device).toMatch(/^device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect((await send(byLink, { email })).text).toContain('Povezava ne velja več');

    // Other login methods are shown with the new password, and can be removed there.
    const settings = await page('/auth/edit/', { headers: { cookie: cookieOf(entered.headers) } });
    expect([settings.includes('Kaj se še lahko prijavi'), settings.includes('id="prove"')]).toEqual([false, true]);
    const unproven = await send('/auth/edit/', { form: 'prove', prove_password: PASSWORD }, cookieOf(entered.headers));
    expect([unproven.status, unproven.text.includes('Geslo ni pravo.')]).toEqual([422, true]);
    const proven = await send('/auth/edit/', { form: 'prove', prove_password: 'rumena raca plava daleč' }, cookieOf(entered.headers));
    expect(proven.location).toBe('/auth/edit/?done=prove#logins');
    expect(await page('/auth/edit/?done=prove', { headers: { cookie: cookieOf(entered.headers) } })).toContain('Potrjeno.');

    const back = cookieOf((await send('/auth/login/', { email, password: 'rumena raca plava daleč' })).headers);
    const refused = await send('/auth/edit/', { form: 'erase', erase_password: PASSWORD }, back);
    expect([refused.status, refused.text.includes('Geslo ni pravo.')]).toEqual([422, true]);
    expect((await send('/auth/edit/', { form: 'erase', erase_password: 'rumena raca plava daleč' }, back)).location).toBe('/');
    expect(await answerOf('/auth/', { headers: { cookie: back } })).toMatch(/^302/);
  });
});
