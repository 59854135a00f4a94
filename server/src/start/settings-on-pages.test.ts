import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { saveSettings } from '@vitrina/backend';
import type { SettingsDocuments } from '@vitrina/contract/settings/settings';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { enqueueMail } from '../../../backend/src/adapters/mail/outbox.ts';
import { createTestDatabase, type TestDatabase } from '../../../backend/src/testing/test-database.ts';
import { readConfig } from '../config/read-config.ts';
import { createShop, type Shop } from './create-shop.ts';

/** Two processes of one shop with its real pages. */
let database: TestDatabase;
const shops: { shop: Shop; origin: string; dataDir: string }[] = [];
beforeAll(async () => {
  database = await createTestDatabase('demo');
  for (let i = 0; i < 2; i += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-shop-'));
    const env = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SLOW_QUERY_MS: '600000', RENDER_TIMEOUT_MS: '600000' };
    const shop = await createShop({ config: readConfig(env), databaseUrl: database.url });
    shops.push({ shop, dataDir, origin: `http://127.0.0.1:${(await shop.listen()).port}` });
  }
});
afterAll(async () => {
  for (const { shop, dataDir } of shops) {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  await database.drop();
});

const save = async (documents: SettingsDocuments) =>
  expect(await saveSettings(database.db, { documents, versions: 'any', userId: null, cause: 'test' })).toMatchObject({ kind: 'saved' });
const textOf = async (origin: string, path: string): Promise<string> => (await fetch(origin + path)).text();

/** Asks every process until all show it. */
async function until(isShown: (origin: string) => Promise<boolean>): Promise<void> {
  for (;;) {
    if ((await Promise.all(shops.map(({ origin }) => isShown(origin)))).every(Boolean)) return;
    await sleep(20);
  }
}

it('kept pages of every process, a mail and a call show a change: name, seller, phone, hours, colours, words', async () => {
  const { origin } = shops[0] as { origin: string };
  await enqueueMail(database.db, { dedupeKey: 'settings', kind: 'account-exists', recipient: 'ana@example.com', lang: 'si', data: {} });
  expect(await textOf(origin, '/')).toContain('Vitrina');
  await save({
    shop: {
      ...DEMO_SETTINGS.shop,
      name: 'Kovač Elektro',
      social: ['https://www.facebook.com/kovac', 'https://mreza.example/kovac'],
      logo: 'theme/kovac.svg',
      timeZone: 'Europe/London',
      phone: '+385 1 555 66 77',
      phoneHours: [['07:00', '15:00'], ['07:00', '15:00'], null, null, null, null, null],
      colours: { light: { action: '#1d4ed8', actionText: '#ffffff' }, dark: {} },
    },
    legal: {
      ...DEMO_SETTINGS.legal,
      kovac: {
        ...(DEMO_SETTINGS.legal.vitrina as NonNullable<typeof DEMO_SETTINGS.legal.vitrina>),
        name: 'Kovač Elektro, d. o. o.',
        address: { street: 'Celovška cesta 7', postCode: '1000', town: 'Ljubljana', country: 'SI' },
        vatNumber: 'SI87654326',
      },
    },
    markets: { ...DEMO_SETTINGS.markets, si: { ...(DEMO_SETTINGS.markets.si as NonNullable<typeof DEMO_SETTINGS.markets.si>), legalEntity: 'kovac' } },
    words: { si: { footer_vat_included: 'Vse cene so z davkom.' } },
  });
  const social = ['<a href="https://www.facebook.com/kovac" rel="me noopener">Facebook</a>', '>mreza.example</a>'];
  const shown = [
    ...social,
    'src="/media/theme/kovac.svg"',
    'Kovač Elektro',
    '+385 1 555 66 77',
    '07:00–15:00',
    'Celovška cesta 7, 1000 Ljubljana',
    'SI87654326',
    'Vse cene so z davkom.',
  ];
  const missing = async (origin: string) => {
    const page = await textOf(origin, '/');
    return shown.filter((text) => !page.includes(text));
  };
  for (const { origin } of shops) await vi.waitFor(async () => expect(await missing(origin)).toEqual([]));
  for (const { origin } of shops) {
    const page = await textOf(origin, '/');
    for (const text of ['+386 1 200 00 00', 'Slovenska cesta 1']) expect(page).not.toContain(text);
    const theme = /href="(\/_theme\/[\w-]{10}\.css)"/.exec(page)?.[1] as string;
    const css = await fetch(origin + theme);
    expect(css.headers.get('content-type')).toContain('text/css');
    expect(await css.text()).toContain('--key:#1d4ed8;--on-key:#ffffff');
    const info = (await (await fetch(`${origin}/api/nuxtapi/info/`)).json()) as { data: { name: string; sellers: Record<string, { name: string }> } };
    expect(info.data).toMatchObject({
      name: 'Kovač Elektro',
      time_zone: 'Europe/London',
      sellers: { si: { name: 'Kovač Elektro, d. o. o.' }, hr: { name: 'Vitrina, d. o. o.' } },
    });
  }
  const points = JSON.parse(await textOf(origin, '/api/location/points/')) as { data: { items: { time_zone: string }[] } };
  expect(points.data.items.map(({ time_zone }) => time_zone)).toContain('Europe/London');
  const list = await textOf(origin, '/dev/mail/');
  const mail = await textOf(origin, /href="(\/dev\/mail\/\d+\/)"/.exec(list)?.[1] as string);
  for (const text of ['Kovač Elektro', '+385 1 555 66 77', 'Celovška cesta 7, 1000 Ljubljana', 'SI87654326']) expect(mail).toContain(text);
});

const listed = async (origin: string): Promise<number> => {
  const reply = await fetch(`${origin}/api/catalog/products/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  return ((await reply.json()) as { data: { items: unknown[] } }).data.items.length;
};

it('a language that is switched off has no pages any more, and what is configured decides steps of the checkout', async () => {
  const languages = (DEMO_SETTINGS.shop.languages ?? []).filter((code) => code !== 'es');
  const es = { ...(DEMO_SETTINGS.markets.es as NonNullable<typeof DEMO_SETTINGS.markets.es>), enabled: false };
  const behaviour = { checkout: { steps: { payment: false } }, catalogue: { perPage: 12 }, consent: { banner: 'always' as const } };
  await save({ shop: { ...DEMO_SETTINGS.shop, languages }, markets: { ...DEMO_SETTINGS.markets, es }, behaviour });
  await until(async (origin) => (await fetch(`${origin}/es/`)).status === 404 && (await fetch(`${origin}/hr/`)).status === 200);
  await until(async (origin) => (await fetch(`${origin}/webshop/payment/`, { redirect: 'manual' })).status === 404);
  await until(async (origin) => (await listed(origin)) === 12);
  await until(async (origin) => (await textOf(origin, '/')).includes('"isAsked":true'));
  for (const { origin } of shops) {
    const { data } = JSON.parse(await textOf(origin, '/api/nuxtapi/info/')) as { data: { countries: object } };
    expect([data.countries, 'es' in data.countries]).toMatchObject([{ si: 'SI', at: 'AT' }, false]);
  }
});

/** Where a visitor is led; `null`: nowhere. */
const leads = async (origin: string, path: string, cookie = ''): Promise<string | null> =>
  (await fetch(origin + path, { redirect: 'manual', headers: { cookie } })).headers.get('location');

it('redirects around the login, the dashboard, the idle time-out, ignored addresses and the life of a consent are those of the settings', async () => {
  const { origin } = shops[0] as { origin: string };
  const login = await fetch(`${origin}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@vitrina.test', password: 'vitrina-demo-1' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  await save({ shop: DEMO_SETTINGS.shop, markets: DEMO_SETTINGS.markets, behaviour: {} });
  await until(async (origin) => (await leads(origin, '/auth/login/', cookie)) === '/auth/');
  for (const { origin } of shops) {
    expect([await leads(origin, '/auth/'), await leads(origin, '/auth/', cookie)]).toEqual(['/auth/login/?redirect=%2Fauth%2F', null]);
    expect(await textOf(origin, '/kovac-stari-sustav/x')).toContain('<html');
    expect(await textOf(origin, '/')).toContain('"idleReloadTimeout":15');
  }
  await save({
    behaviour: {
      accounts: { loggedIn: '/auth/my_orders/', loggedOut: '/auth/signup/', dashboard: '/auth/my_orders/' },
      idleReloadMinutes: 7,
      ignoredAddresses: { prefixes: ['/kovac-stari-sustav'], suffixes: ['.cfm'] },
      consent: { cookieDays: 180 },
    },
  });
  await until(async (origin) => (await leads(origin, '/auth/login/', cookie)) === '/auth/my_orders/');
  await until(async (origin) => (await leads(origin, '/auth/')) === '/auth/signup/?redirect=%2Fauth%2F');
  await until(async (origin) => (await leads(origin, '/auth/', cookie)) === '/auth/my_orders/');
  await until(async (origin) => (await textOf(origin, '/')).includes('"idleReloadTimeout":7'));
  await until(async (origin) => !(await textOf(origin, '/kovac-stari-sustav/x')).includes('<html'));
  await until(async (origin) => !(await textOf(origin, '/stara/stran.cfm')).includes('<html'));
  for (const { origin } of shops) {
    const choice = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"consents":["analytics"]}' };
    expect((await fetch(`${origin}/api/misc/gdpr-consents/`, choice)).headers.get('set-cookie')).toContain('Max-Age=15552000;');
  }
});
