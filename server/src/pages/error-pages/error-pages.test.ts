import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STAFF } from '@vitrina/demo/known';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { allowLogged, expectLogged } from '../../../../backend/src/testing/expect-logged.ts';
import { page } from '../../testing/stub-storefront.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let development: TestShop;
let production: TestShop;
// A shop in production begins by making pages, while a test has them fail.
allowLogged(/the first pages could not be made/);
beforeAll(async () => {
  development = await startTestShop({ kind: 'demo' });
  production = await startTestShop({ env: { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' } });
});
afterAll(async () => {
  await development.stop();
  await production.stop();
});
afterEach(() => {
  for (const { storefront } of [development, production]) storefront.answer = (request) => page(`page ${new URL(request.url).pathname}`);
});

const get = (shop: TestShop, path: string, headers: Record<string, string> = {}) =>
  rawRequest({ port: shop.port, path, headers: { ...(shop === production && { host: 'shop.example' }), ...headers } });
const failing = (facts: object, message = 'it broke'): TestShop['storefront']['answer'] => {
  expectLogged(/"level":"error","message":"a request failed"/);
  return () => {
    throw Object.assign(new Error(message), facts);
  };
};
const bodyOf = (reply: { body: Buffer }) => reply.body.toString();
/** Where the page's script leads, 499 ms after it ran and 1 ms later. */
function ledOn(script: string, dataset: object): string[][] {
  const led: string[] = [];
  const waiting: { ms: number; go: () => void }[] = [];
  const wait = (go: () => void, ms: number) => waiting.push({ ms, go });
  new Function('document', 'location', 'setTimeout', script)({ body: { dataset } }, { replace: (url: string) => led.push(url) }, wait);
  return [499, 500].map((now) => {
    for (const due of waiting.filter(({ ms }) => ms <= now)) waiting.splice(waiting.indexOf(due), 1)[0]?.go();
    return [...led];
  });
}
let count = 0;
/** An address nobody asked for yet, so that nothing of it is kept. */
const fresh = (lang: (typeof LANGUAGE_CODES)[number] = 'si') => {
  count += 1;
  return `${languageBase(lang, 'si')}nova-${count}/`;
};

describe('503', () => {
  it.each(LANGUAGE_CODES)(
    'shows in %s that the site is being updated and returns in a few minutes [S4.69] [S8.7] [S8.8] [S8.11] [S8.12] [S8.13] [S8.14]',
    async (lang) => {
      production.storefront.answer = failing({ statusCode: 503 }, 'Error 503');
      const reply = await get(production, fresh(lang));
      expect(reply.status).toBe(503);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(60);
      expect(bodyOf(reply)).toContain(`<html lang="${LANGUAGES[lang].lang}">`);
      const words: Partial<Record<LanguageCode, string>> = {
        si: 'posodabljamo',
        hr: 'ažuriramo',
        en: 'back in a few minutes',
        de: 'wenigen Minuten',
        at: 'wenigen Minuten',
        rs: 'nekoliko minuta',
        it: 'pochi minuti',
        ba: 'nekoliko minuta',
        me: 'nekoliko minuta',
        es: 'unos minutos',
      };
      expect(bodyOf(reply)).toContain(words[lang] as string);
    },
  );

  it('refreshes itself every 60 s, has a button for it, and lets the timed refresh be stopped [S8.9] [S8.10] [S9.70]', async () => {
    production.storefront.answer = failing({ statusCode: 503 });
    const path = `${fresh('en')}?search_q=a%26b`;
    const running = bodyOf(await get(production, path));
    expect(running).toContain('<meta http-equiv="refresh" content="60">');
    expect(running).toContain('<button>Refresh now</button>');
    expect(running).toContain('name="search_q" value="a&#38;b"');
    const pause = /href="([^"]*refresh_paused=1)"/.exec(running)?.[1]?.replaceAll('&#38;', '&') as string;
    const paused = bodyOf(await get(production, pause));
    expect(paused).not.toContain('http-equiv="refresh"');
    expect(paused).toContain('Refresh automatically again');
  });

  it('refreshes itself every 2 s when the build’s own files could not be read [S4.70] [S8.15] [S9.71]', async () => {
    production.storefront.answer = failing({ isBuildFailure: true });
    const reply = await get(production, fresh());
    expect(reply.status).toBe(503);
    expect(bodyOf(reply)).toContain('<meta http-equiv="refresh" content="2">');
  });
});

describe('500', () => {
  it('is the same page in production, with its true status and nothing of the error [S4.71] [S8.16]', async () => {
    production.storefront.answer = failing({}, 'select secret from users');
    const reply = await get(production, fresh('en'));
    expect(reply.status).toBe(500);
    expect(reply.headers['retry-after']).toBeDefined();
    expect(bodyOf(reply)).toContain('We are updating the shop');
    expect(bodyOf(reply)).not.toContain('select secret');
  });

  it('shows code, message and stack in development [S4.74] [S4.75] [S4.76] [S4.77] [S8.26] [S8.28]', async () => {
    development.storefront.answer = failing({}, 'a <b>bad</b> day');
    const reply = await get(development, fresh('en'));
    expect(reply.status).toBe(500);
    expect(bodyOf(reply)).toContain('<h1>Error 500</h1>');
    expect(bodyOf(reply)).toContain('<p>a &#60;b&#62;bad&#60;/b&#62; day</p>');
    expect(bodyOf(reply)).not.toContain('<b>');
    expect(bodyOf(reply)).toContain('error-pages.test.ts');
    expect(bodyOf(reply)).toContain('<a class="key" href="/en/">Back to homepage</a>');
  });

  it('leads home in Croatian with Povratak na naslovnicu [S8.27]', async () => {
    development.storefront.answer = failing({});
    expect(bodyOf(await get(development, fresh('hr')))).toContain('<a class="key" href="/hr/">Povratak na naslovnicu</a>');
  });

  it('takes the status of a failed first call, and 500 where there is none [S8.32] [S8.33]', async () => {
    development.storefront.answer = failing({ data: { statusCode: 429 } });
    expect((await get(development, fresh())).status).toBe(429);
    development.storefront.answer = failing({ data: {} });
    expect((await get(development, fresh())).status).toBe(500);
  });
});

describe('other errors in production', () => {
  it('go to /404/ with their true status and without a stack [S8.25] [S2.112]', async () => {
    production.storefront.answer = failing({ statusCode: 409 }, 'secret words');
    const reply = await get(production, fresh('de'));
    expect(reply.status).toBe(409);
    expect(bodyOf(reply)).toContain('<meta http-equiv="refresh" content="0;url=/de/404/">');
    expect(bodyOf(reply)).not.toContain('secret words');
  });
});

describe('401', () => {
  it('fills the window with a loader 200 px wide and a notice of 2 s, then the page comes again, once [S4.72] [S8.4] [S8.5] [S9.73] [S9.75]', async () => {
    production.storefront.answer = failing({ statusCode: 401 }, 'Error 401');
    const path = fresh('en');
    const first = await get(production, path);
    expect(first.status).toBe(401);
    expect(bodyOf(first)).toContain('Your session had expired and was renewed.');
    expect(bodyOf(first)).toContain('<meta http-equiv="refresh" content="2">');
    expect(bodyOf(first)).toMatch(/<img [^>]*width="200"/);
    const cookie = String(first.headers['set-cookie']?.[0]).split(';')[0] as string;
    const second = await get(production, path, { cookie });
    expect(second.status).toBe(401);
    expect(bodyOf(second)).not.toContain('http-equiv="refresh"');
    expect(bodyOf(second)).toContain('Error 401');
  });
});

describe('404 with message unauthorized and an address', () => {
  it('leads there after 500 ms, on this site only [S4.73] [S8.24] [S9.72]', async () => {
    production.storefront.answer = failing({ statusCode: 404, leadTo: '/auth/login/' }, 'unauthorized');
    const reply = await get(production, fresh());
    expect(reply.status).toBe(404);
    expect(bodyOf(reply)).toContain('data-lead-on="/auth/login/" data-after="500"');
    expect(bodyOf(reply)).toMatch(/<main><img [^>]*width="200"[^>]*><h1 role="status">/);
    expect(ledOn(bodyOf(await get(production, '/_error.js')), { leadOn: '/auth/login/', after: '500' })).toEqual([[], ['/auth/login/']]);
    production.storefront.answer = failing({ statusCode: 404, leadTo: '//evil.example/' }, 'unauthorized');
    expect(bodyOf(await get(production, fresh()))).not.toContain('evil.example');
  });
});

describe('bots', () => {
  it('get no error page, but the true status [S8.46]', async () => {
    for (const [facts, status] of [
      [{ statusCode: 503 }, 503],
      [{}, 500],
    ] as const) {
      production.storefront.answer = failing(facts);
      const reply = await get(production, fresh(), { 'user-agent': 'Googlebot/2.1' });
      expect([reply.status, bodyOf(reply)]).toEqual([status, `Error ${status}\n`]);
      expect(reply.headers['retry-after']).toBeDefined();
    }
  });
});

describe('maintenance mode', () => {
  const isMaintenance = async () => (JSON.parse(bodyOf(await get(development, '/api/misc/is-maintenance/'))) as { success: boolean }).success;
  const staffCookie = async () => {
    const reply = await rawRequest({
      port: development.port,
      path: '/api/auth/login/',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    return String(reply.headers['set-cookie']?.[0]).split(';')[0] as string;
  };
  const turn = (on: boolean, cookie: string) =>
    rawRequest({
      port: development.port,
      path: '/api/misc/maintenance/',
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ on }),
    });
  const eventually = async (check: () => Promise<boolean>) => expect.poll(check).toBe(true);

  it('closes pages and calls for all but staff, and is switched by staff [S4.69]', async () => {
    const path = fresh('en');
    expect((await get(development, path)).status).toBe(200);
    const cookie = await staffCookie();
    expect((await turn(true, cookie)).status).toBe(200);
    await eventually(async () => (await get(development, path)).status === 503);
    expect(await isMaintenance()).toBe(false);
    expect((await get(development, '/api/catalog/suggest/?q=a')).status).toBe(503);
    expect((await get(development, path, { cookie })).status).toBe(200);
    expect((await get(development, '/auth/login/')).status).toBe(200);
    expect((await get(development, '/healthz')).status).toBe(200);
    await turn(false, cookie);
    await eventually(async () => (await get(development, path)).status === 200);
    expect(await isMaintenance()).toBe(true);
  });

  it('is switched on by a file in the data folder too', async () => {
    const file = join(development.dataDir, 'maintenance');
    writeFileSync(file, '');
    await eventually(async () => (await get(development, fresh())).status === 503);
    rmSync(file);
    await eventually(async () => (await get(development, fresh())).status === 200);
  });
});
