import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { customers } from '@vitrina/contract/customers';
import { CUSTOMER } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

/** Numbers of hashes and checks of a password, each of some tens of milliseconds: the time that an attacker could measure. */
const work = { hashes: 0, checks: 0 };
vi.mock('./hash-in-thread.ts', async (original) => {
  const real = await original<typeof import('./hash-in-thread.ts')>();
  return {
    ...real,
    hashInThread: (...args: Parameters<typeof real.hashInThread>) => {
      work.hashes += 1;
      return real.hashInThread(...args);
    },
    verifyInThread: (...args: Parameters<typeof real.verifyInThread>) => {
      work.checks += 1;
      return real.verifyInThread(...args);
    },
  };
});

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  // The dummy hash is created with the first unknown address, so that it is not counted later.
  await measure(customers.login, { email: 'nihce@primer.test', password: 'napačno geslo' });
});
afterAll(() => shop.stop());
beforeEach(() => Object.assign(work, { hashes: 0, checks: 0 }));

let caller = 0;
async function measure({ path, method }: Endpoint, body: object): Promise<{ status: number; text: string; work: typeof work }> {
  caller += 1;
  const before = { ...work };
  const headers = { 'content-type': 'application/json', 'x-client-address': `192.0.2.${caller}` };
  const reply = await shop.fetch(path, { method, headers, body: JSON.stringify(body) });
  return { status: reply.status, text: await reply.text(), work: { hashes: work.hashes - before.hashes, checks: work.checks - before.checks } };
}

describe('whether an address is known', () => {
  it.each<[string, Endpoint, object, typeof work]>([
    ['a login', customers.login, { password: 'napačno geslo' }, { hashes: 0, checks: 1 }],
    ['a sign-up', accounts.signup, {}, { hashes: 0, checks: 0 }],
    ['a forgotten password', accounts.forgottenPassword, {}, { hashes: 0, checks: 0 }],
  ])('is not to be told by %s: same answer, same work', async (_name, endpoint, input, expected) => {
    const known = await measure(endpoint, { ...input, email: CUSTOMER.email });
    const unknown = await measure(endpoint, { ...input, email: 'nihce@primer.test' });
    expect(known).toEqual(unknown);
    expect(known.work).toEqual(expected);
  });

  it('nor by how many tries are looked at', async () => {
    const statuses = async (email: string, address: string) => {
      const found: number[] = [];
      for (let i = 0; i < 12; i += 1) {
        const headers = { 'content-type': 'application/json', 'x-client-address': address };
        found.push((await shop.fetch(customers.login.path, { method: 'POST', headers, body: JSON.stringify({ email, password: 'napačno geslo' }) })).status);
      }
      return found;
    };
    const known = await statuses(CUSTOMER.email, '198.51.100.1');
    expect(known).toEqual(await statuses('nihce@primer.test', '198.51.100.2'));
    expect(work).toEqual({ hashes: 0, checks: 20 });
  });
});
