import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER, STAFF } from '@vitrina/demo/known';
import { rawRequest } from '../../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { page } from '../../testing/stub-storefront.ts';
import { chosenView, staffViewOf } from './staff-view.ts';

let test: TestShop;
const cookies = { nobody: '', customer: '', staff: '' };
beforeAll(async () => {
  test = await startTestShop({ kind: 'demo' });
  // What a storefront would give, and the worst it could do: call a staff page public.
  test.storefront.answer = (request, facts) => page(`page ${new URL(request.url).pathname}${facts.staffView ? ` bar ${facts.staffView}` : ''}`);
  cookies.customer = await logIn(CUSTOMER);
  cookies.staff = await logIn(STAFF);
});
afterAll(() => test.stop());

const call = (path: string, headers: Record<string, string> = {}) => rawRequest({ port: test.port, path, headers });
async function logIn(person: { email: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const reply = await rawRequest({ port: test.port, path: '/api/auth/login/', method: 'POST', headers, body: JSON.stringify(person) });
  return reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}
const textOf = async (path: string, cookie: string) => (await call(path, { cookie })).body.toString();

describe('role in which staff see a page', () => {
  it('is chosen by a link, remembered in a cookie, and leads back to the same page', async () => {
    const reply = await call('/izdelki/?page=2&view_as=guest', { cookie: cookies.staff });
    expect([reply.status, reply.headers.location]).toEqual([303, '/izdelki/?page=2']);
    expect(reply.headers['set-cookie']).toEqual(['staff_view=guest; Path=/; HttpOnly; SameSite=Lax']);
    expect(reply.headers['cache-control']).toContain('no-store');
  });

  it('decides what is made: with the staff’s token, as a guest’s, as a crawler’s', async () => {
    const requestForView = async (view: string) => {
      await call('/ogled/?utm_source=x', { cookie: `${cookies.staff}; staff_view=${view}` });
      const last = test.storefront.requests.at(-1);
      return [last?.url, last?.userAgent, last?.staffToken !== undefined];
    };
    expect(await requestForView('staff')).toEqual(['/ogled/?utm_source=x', 'Mozilla/5.0', true]);
    expect(await requestForView('guest')).toEqual(['/ogled/', 'Mozilla/5.0', false]);
    expect(await requestForView('bot')).toEqual(['/ogled/', 'Googlebot', false]);
    expect(await requestForView('admin')).toEqual(['/ogled/?utm_source=x', 'Mozilla/5.0', true]);
  });

  it('never reaches the page cache, whichever comes first', async () => {
    for (const view of ['staff', 'guest', 'bot']) {
      const path = `/zasebno-${view}/`;
      const staff = await call(path, { cookie: `${cookies.staff}; staff_view=${view}` });
      expect([staff.body.toString(), staff.headers['cache-control'], staff.headers['x-cache']]).toEqual([
        `page ${path} bar ${view}`,
        'private, no-store',
        'staff',
      ]);
      for (const agent of ['Mozilla/5.0', 'Googlebot']) {
        expect((await call(path, { 'user-agent': agent })).body.toString()).toBe(`page ${path}`);
        expect((await call(path, { 'user-agent': agent })).headers['x-cache']).toBe('hit');
      }
      // Nor does what is kept for guests hide it from staff.
      expect(await textOf(path, `${cookies.staff}; staff_view=${view}`)).toBe(`page ${path} bar ${view}`);
    }
  });

  it.each(['nobody', 'customer'] as const)('is ignored for %s: neither the address nor the cookie has an effect', async (name) => {
    const cookie = cookies[name];
    const ordinary = await textOf('/obicajno/', cookie);
    for (const view of ['staff', 'guest', 'bot']) {
      const byAddress = await call(`/obicajno/?view_as=${view}`, { cookie });
      expect([byAddress.status, byAddress.headers['set-cookie'], byAddress.body.toString()]).toEqual([200, undefined, ordinary]);
      const byCookie = await call('/obicajno/', { cookie: [cookie, `staff_view=${view}`].filter(Boolean).join('; ') });
      expect([byCookie.headers['x-cache'], byCookie.body.toString()]).toEqual(['hit', ordinary]);
    }
    expect(test.storefront.requests.filter((one) => one.url.startsWith('/obicajno/')).length).toBe(1);
  });

  it('is not changed by a link on another site', async () => {
    const reply = await call('/izdelki/?view_as=bot', { cookie: cookies.staff, 'sec-fetch-site': 'cross-site' });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('leads nowhere but back', () => {
    expect(chosenView('//evil.test/?view_as=guest')).toBeNull();
    expect(chosenView('/a/?view_as=evil')).toBeNull();
    expect(chosenView('/a/?x=1')).toBeNull();
    expect(chosenView('/a/?x=1&view_as=bot&y=2')).toEqual({ view: 'bot', back: '/a/?x=1&y=2' });
    expect(staffViewOf('staff_view=evil')).toBe('staff');
  });
});
