import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let usual: TestShop;
let other: TestShop;
beforeAll(async () => {
  usual = await startTestShop();
  other = await startTestShop({ database: usual.database, env: { REDIRECT_IGNORED_URLS: '/probe-,.bak' } });
});
afterAll(async () => {
  await other.stop();
  await usual.stop();
});

const ignoredBy = async ({ port }: TestShop): Promise<{ prefixes: string[]; suffixes: string[] }> =>
  (JSON.parse((await rawRequest({ port, path: '/api/nuxtapi/info/' })).body.toString()) as { data: { redirectIgnoredUrls: never } }).data.redirectIgnoredUrls;

it('addresses of probes are configurable [S2.20] [G4]', async () => {
  expect((await ignoredBy(usual)).prefixes).toContain('/wp-');
  expect(await ignoredBy(other)).toEqual({ prefixes: ['/probe-'], suffixes: ['.bak'] });
});
