import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { type ClientOptions, createClient, createRetryBudget, NO_RETRY, overHttp, ServiceUnavailable } from './client.ts';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { site } from './site.ts';

let requests: { request: Request; body: unknown }[] = [];
let answers: (() => Response)[] = [];
beforeEach(() => {
  requests = [];
  answers = [];
});

const success = (data: unknown) => () => Response.json({ success: true, data });
const failure =
  (status: number, data: unknown = { label_name: 'error_internal' }) =>
  () =>
    Response.json({ success: false, data }, { status });

const overTestHttp = (fetch: (request: Request) => Response | Promise<Response>) => overHttp({ fetch, origin: 'http://shop.test' });

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({
    baseHost: 'shop.test',
    lang: 'hr',
    token: 'the-token',
    send: overTestHttp(async (request) => {
      requests.push({ request: request.clone(), body: request.method === 'GET' ? null : await request.json() });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return (answer ?? success({}))();
    }),
    ...options,
  });

const put = defineEndpoint({
  key: 'test_put',
  method: 'PUT',
  path: '/api/test/{id}/',
  summary: '',
  input: z.object({ id: z.number(), qty: z.number() }),
  reply: z.object({}),
});

describe('every call', () => {
  it('sends bearer token, base host and language headers [S7.1, S7.2, S7.3]', async () => {
    await client().call(site.info);
    const headers = requests[0]?.request.headers;
    expect(headers?.get('authorization')).toBe('Bearer the-token');
    expect(headers?.get('x-base-host')).toBe('shop.test');
    expect(headers?.get('x-lang')).toBe('hr');
  });

  it('POST bodies get lang unless switched off [S7.4]', async () => {
    await client().call(catalogue.product, { item_id: 1 });
    await client().call(catalogue.product, { item_id: 1 }, { withoutLang: true });
    expect(requests.map(({ body }) => body)).toEqual([{ lang: 'hr', item_id: 1 }, { item_id: 1 }]);
  });

  it('PUT bodies get lang, placeholders go into the path [S7.5]', async () => {
    await client().call(put, { id: 7, qty: 2 });
    expect(new URL(requests[0]?.request.url ?? '').pathname).toBe('/api/test/7/');
    expect(requests[0]?.body).toEqual({ lang: 'hr', qty: 2 });
  });

  it('an uncached one adds the ignoreCache flag [S7.6]', async () => {
    await client().call(catalogue.product, { item_id: 1 }, { ignoreCache: true });
    expect(new URL(requests[0]?.request.url ?? '').searchParams.get('ignoreCache')).toBe('1');
  });

  it('takes its path from the served endpoint table [S7.21, S1.39]', async () => {
    await client({ paths: { catalog_product: '/api/v9/the-product/' } }).call(catalogue.product, { item_id: 1 });
    expect(new URL(requests[0]?.request.url ?? '').pathname).toBe('/api/v9/the-product/');
  });

  it('never asks for a compressed answer', async () => {
    await client().call(site.info);
    expect(requests[0]?.request.headers.get('accept-encoding')).toBe('identity');
  });
});

describe('retries', () => {
  const RETRIED = [
    [408, 'S7.8'],
    [409, 'S7.9'],
    [425, 'S7.10'],
    [429, 'S7.11'],
    [500, 'S7.12'],
    [502, 'S7.13'],
    [504, 'S7.15'],
  ] as const;
  it('happen once for reads on 408, 409, 425, 429, 500, 502, 504 [S7.8, S7.9, S7.10, S7.11, S7.12, S7.13, S7.15, S7.17]', async () => {
    for (const [status] of RETRIED) {
      requests = [];
      answers = [failure(status), success({ fine: true })];
      expect(await client().call(site.info)).toEqual({ success: true, data: { fine: true } });
      expect(requests).toHaveLength(2);
    }
  });

  it('happen on 503 too [S7.14]', async () => {
    answers = [failure(503), success({})];
    expect((await client().call(site.info)).success).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('do not happen for writes [S7.16]', async () => {
    answers = [failure(500)];
    expect((await client().call(catalogue.product, { item_id: 1 })).success).toBe(false);
    expect((await client().call(put, { id: 1, qty: 1 })).success).toBe(false);
    expect(requests).toHaveLength(2);
  });

  it('do not happen on other statuses', async () => {
    answers = [failure(404, { label_name: 'error_empty_data' })];
    await client().call(site.info);
    expect(requests).toHaveLength(1);
  });

  it('happen when the connection breaks, and the error is raised when it stays broken', async () => {
    let tries = 0;
    const broken = client({
      send: overTestHttp(() => {
        tries += 1;
        throw new TypeError('fetch failed');
      }),
    });
    await expect(broken.call(site.info)).rejects.toThrow('fetch failed');
    expect(tries).toBe(2);
  });
});

describe('failures', () => {
  it('401: the token is given up and the page told to reload [S7.18]', async () => {
    answers = [failure(401, { label_name: 'error_unauthorized' })];
    let notifications = 0;
    await client({
      onUnauthorized: () => {
        notifications += 1;
      },
    }).call(site.info);
    expect(notifications).toBe(1);
  });

  it('503 is raised [S7.19]', async () => {
    answers = [failure(503)];
    await expect(client().call(site.info)).rejects.toThrow(ServiceUnavailable);
    await expect(client().call(site.info)).rejects.toThrow('Error 503');
  });

  it('any other error comes back as its data with statusCode [S7.20, S7.103, S7.104]', async () => {
    answers = [failure(422, { label_name: 'error_coupon_invalid_code', errors: [] })];
    expect(await client().call(site.info)).toEqual({ success: false, data: { label_name: 'error_coupon_invalid_code', errors: [], statusCode: 422 } });
  });
});

describe('a server’s retries', () => {
  it('are one call in ten and a few at once; none where the answer says that it would stay the same, or came late [F3]', async () => {
    answers = [failure(500)];
    const retryBudget = createRetryBudget({ share: 0.1, most: 2 });
    for (let i = 0; i < 20; i += 1) await client({ retryBudget }).call(site.info);
    expect(requests.length).toBe(20 + 2 + 1);
    requests = [];
    answers = [() => Response.json({ success: false, data: { label_name: 'error_unavailable' } }, { status: 500, headers: { [NO_RETRY]: '1' } })];
    await client().call(site.info);
    expect(requests.length).toBe(1);
  });
});
