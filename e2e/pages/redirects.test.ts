import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { customers } from '@vitrina/contract/customers';
import type { InputOf } from '@vitrina/contract/endpoint';
import { staffRedirects } from '@vitrina/contract/redirects';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { hostileAddresses } from '@vitrina/contract/testing/hostile-addresses';
import { KNOWN_CATEGORIES, STAFF } from '@vitrina/demo/known';
import { answerOf, sendRequest } from '../src/request.ts';
import { call, category, known } from '../src/shop.ts';

let token: string;
const written: number[] = [];
beforeAll(async () => {
  token = (await call(customers.login, { email: STAFF.email, password: STAFF.password })).jwt;
});
afterAll(async () => {
  for (const id of written) await call(staffRedirects.remove, { id }, { token });
});

async function save(rule: InputOf<typeof staffRedirects.save>): Promise<number> {
  const { id } = await call(staffRedirects.save, rule, { token });
  if (!written.includes(id)) written.push(id);
  return id;
}
/** Polls a path until its response is the expected one. */
const becomes = (path: string, answer: string) => expect.poll(() => answerOf(path)).toBe(answer);

describe('rules of staff', () => {
  it('hold as soon as they are written, changed or ended [S3.98, S3.99, S3.100, S9.55]', async () => {
    expect(await answerOf('/preizkus-pravila/')).toBe('404');
    const id = await save({ old_path: '/preizkus-pravila/', new_path: '/katalog/' });
    await becomes('/preizkus-pravila/', '301 /katalog/');
    await save({ id, old_path: '/preizkus-pravila/', new_path: '/blagovne-znamke/', type: 302 });
    await becomes('/preizkus-pravila/', '302 /blagovne-znamke/');
    await call(staffRedirects.remove, { id }, { token });
    written.splice(written.indexOf(id), 1);
    await becomes('/preizkus-pravila/', '404');
  });
  it('lead on in one step from any spelling of the address, with the visitor’s query', async () => {
    await save({ old_path: '/preizkus-č/(slug+)-(id+)/', new_path: '/katalog/?manufacturer=(1)' });
    await becomes('/preizkus-%C4%8D/kvant-12/', '301 /katalog/?manufacturer=kvant');
    expect(await answerOf('/si//PREIZKUS-%C4%8C/Kvant-12?utm_source=x&mode=gallery')).toBe('301 /katalog/?manufacturer=Kvant&utm_source=x');
  });
  it.each(LANGUAGE_CODES)('work in %s as everywhere', async (lang) => {
    const base = languageBase(lang, 'si');
    await save({ old_path: `${base}preizkus-jezika/(.*)`, new_path: `${base}?stran=(1)`, type: 307 });
    await becomes(`${base}preizkus-jezika/a-b/`, `307 ${base}?stran=a-b/`);
  });
  it('that lead to what only staff see lead staff there, and visitors nowhere: not a word of its address [S6.7]', async () => {
    const [list, product] = await Promise.all([category(KNOWN_CATEGORIES.hidden, { token }), known('hidden', { token })]);
    const ways = [
      ['/preizkus-skritega-seznama/', list.url_without_domain],
      ['/preizkus-skritega-izdelka/', product.url_without_domain],
    ] as const;
    for (const [old_path, new_path] of ways) await save({ old_path, new_path });
    await save({ old_path: '/preizkus-vidnega/', new_path: '/katalog/' });
    await becomes('/preizkus-vidnega/', '301 /katalog/');
    for (const [from, to] of ways) {
      expect(await answerOf(from, { headers: { cookie: `token=${token}` } })).toBe(`301 ${to}`);
      const reply = await sendRequest(from);
      expect([reply.status, reply.text.includes(to)]).toEqual([404, false]);
      expect(await answerOf(`/si${from}`)).toBe(`301 ${from}`);
    }
  });
  it('are counted', async () => {
    const id = await save({ old_path: '/preizkus-stetja/', new_path: '/katalog/' });
    await becomes('/preizkus-stetja/', '301 /katalog/');
    for (let n = 0; n < 3; n += 1) await sendRequest('/preizkus-stetja/');
    const hits = async () => (await call(staffRedirects.list, { q: 'preizkus-stetja' }, { token })).items.find((one) => one.id === id);
    await expect.poll(async () => (await hits())?.hits ?? 0).toBeGreaterThanOrEqual(4);
    expect((await hits())?.last_hit_at).not.toBeNull();
  });
});

describe('no more than two steps', () => {
  it('from an old product address one alone, however the name has changed [S2.21]', async () => {
    const { id, url_without_domain: url } = await known('laptop');
    expect(await answerOf(`/artikel/${id}`)).toBe(`301 ${url}`);
    expect((await sendRequest(url)).status).toBe(200);
  });
  it('from hostile addresses, never off the site, and the shop is well afterwards', async () => {
    const own = new URL(inject('origin'));
    const problems: string[] = [];
    // A server answers 400 to an invalid URL; all others are handled like every page.
    for (const address of hostileAddresses(400, 7).filter((one) => /^[\x21-\x7e]+$/.test(one))) {
      let here = address;
      for (let hops = 0; ; hops += 1) {
        const { status, headers } = await sendRequest(here);
        if (status >= 500) problems.push(`${address.slice(0, 100)} answers ${status}`);
        if (headers.location === undefined) break;
        const to = new URL(headers.location, own);
        if (/[\\\p{Cc}]/u.test(headers.location) || ![own.host, 'kvant.example', 'lumo.example'].includes(to.host))
          problems.push(`${address.slice(0, 100)} leads to ${headers.location}`);
        if (to.host !== own.host) break;
        if (hops === 2) {
          problems.push(`${address.slice(0, 100)} takes more than two steps`);
          break;
        }
        here = to.pathname + to.search;
      }
    }
    expect(problems).toEqual([]);
    expect((await sendRequest('/')).status).toBe(200);
  });
});
