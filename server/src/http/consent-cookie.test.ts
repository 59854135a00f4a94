import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSENT_MAX_AGE_SECONDS } from '@vitrina/contract/values/consent';
import { rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

let open: TestShop;
let secure: TestShop;
beforeAll(async () => {
  open = await startTestShop();
  secure = await startTestShop({ env: { PUBLIC_URL: 'https://www.vitrina.example', NODE_ENV: 'production' } });
});
afterAll(async () => {
  await open.stop();
  await secure.stop();
});

const post = ({ port }: TestShop, host: string, body: object) =>
  rawRequest({ port, path: '/api/misc/gdpr-consents/', method: 'POST', headers: { host, 'content-type': 'application/json' }, body: JSON.stringify(body) });

it('a choice comes back as a cookie of one year, secure where the shop is [S3.119] [S9.56] [S9.57] [S9.58]', async () => {
  const body = { consents: ['marketing'], version: '2' };
  const [plain] = (await post(open, 'localhost', body)).headers['set-cookie'] ?? [];
  expect(plain).toBe(`gdpr=necessary|marketing; Path=/; Max-Age=${CONSENT_MAX_AGE_SECONDS}; SameSite=Lax`);
  const [whole, ...others] = (await post(secure, 'www.vitrina.example', body)).headers['set-cookie'] ?? [];
  expect(whole).toBe(`${plain}; Secure`);
  expect(others).toEqual([]);
});

it('one that is refused sets no cookie', async () => {
  const reply = await post(open, 'localhost', { consents: ['everything'], version: '2' });
  expect(reply.status).toBe(400);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

it('the settings page is private, and its form creates no token [S7.92]', async () => {
  const requests: { method: string; consent: string | undefined }[] = [];
  open.storefront.answer = (request, facts) => {
    requests.push({ method: request.method, consent: (facts as { visitor?: { consent?: string } } | undefined)?.visitor?.consent });
    return new Response(null, {
      status: 303,
      headers: { location: '/hr/postavke-kolacica/?saved=1', 'x-page-cache': 'public', 'x-visitor-consent': 'necessary|analytics;15552000' },
    });
  };
  const headers = { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded', cookie: 'gdpr=necessary' };
  for (let i = 0; i < 2; i += 1) {
    const reply = await rawRequest({ port: open.port, path: '/hr/postavke-kolacica/', method: 'POST', headers, body: 'choice=ticked&consents=analytics' });
    // Half a year, as the settings of that shop say.
    expect(reply.headers['set-cookie']).toEqual(['gdpr=necessary|analytics; Path=/; Max-Age=15552000; SameSite=Lax']);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers['x-visitor-consent']).toBeUndefined();
  }
  expect(requests).toEqual([
    { method: 'POST', consent: 'necessary' },
    { method: 'POST', consent: 'necessary' },
  ]);
});
