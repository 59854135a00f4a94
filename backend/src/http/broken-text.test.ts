import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '@vitrina/contract/endpoints';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { CUSTOMER, CUSTOMER_ADDRESS, STAFF } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

/** Half a surrogate pair: valid in JSON, no text, and PostgreSQL's json refuses it. */
const HALF = 'a\ud800b';
/** That text percent-encoded like UTF-8, which is invalid for a surrogate. */
const HALF_ESCAPED = 'a%ED%A0%80b';

let shop: TestBackend;
let customer: string;
let staff: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  [customer, staff] = await Promise.all([shop.logIn(CUSTOMER.email, CUSTOMER.password), shop.logIn(STAFF.email, STAFF.password)]);
});
afterAll(() => shop.stop());

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Paths of the text fields of an input: `fields.name`, `items.0.code`. */
function textPaths(schema: JsonSchema, path = ''): string[] {
  const at = (key: string) => (path ? `${path}.${key}` : key);
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => textPaths(one, at(key))),
    ...(schema.items ? textPaths(schema.items, at('0')) : []),
    ...(typeof schema.additionalProperties === 'object' ? textPaths(schema.additionalProperties, at('any')) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => textPaths(one, path)),
  ];
  return [...new Set([...([schema.type].flat().includes('string') ? [path] : []), ...inner])];
}

function valueAt(path: string, text: string): unknown {
  const [key, ...rest] = path.split('.') as [string, ...string[]];
  const inner = rest.length > 0 ? valueAt(rest.join('.'), text) : text;
  return key === '0' ? [inner] : { [key]: inner };
}

const pathsOf = (endpoint: Endpoint): string[] =>
  textPaths(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema).filter((path) => !endpoint.path.includes(`{${path}}`));
const filled = (endpoint: Endpoint, text: string): string => endpoint.path.replaceAll(/\{\w+\}/g, text);
const send = (endpoint: Endpoint, body: string | Uint8Array<ArrayBuffer>, path = filled(endpoint, '1')): Promise<Response> =>
  shop.fetch(path, {
    method: endpoint.method,
    ...(endpoint.method !== 'GET' && { body }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${endpoint.access === 'staff' ? staff : customer}` },
  });
const answerOf = async (response: Response): Promise<{ status: number; fields: string[] }> => {
  const { data } = (await response.json()) as { data: { errors?: { field: string }[] } };
  return { status: response.status, fields: data.errors?.map(({ field }) => field) ?? [] };
};

const withTexts = allEndpoints.filter((endpoint) => pathsOf(endpoint).length > 0);
const writes = withTexts.filter(({ method }) => method !== 'GET').map((endpoint) => [endpoint.key, endpoint] as const);
const reads = withTexts.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.key, endpoint] as const);

describe('half a surrogate pair', () => {
  it.each(writes)('in any text of the body of %s is refused by the field’s name, escaped or as bytes', async (_key, endpoint) => {
    for (const path of pathsOf(endpoint)) {
      const body = JSON.stringify(valueAt(path, HALF));
      const bytes = Buffer.concat([
        Buffer.from(body.slice(0, body.indexOf('\\ud800'))),
        Buffer.from([0xed, 0xa0, 0x80]),
        Buffer.from(body.slice(body.indexOf('\\ud800') + 6)),
      ]);
      for (const sent of [body, bytes]) expect(await answerOf(await send(endpoint, sent)), path).toEqual({ status: 400, fields: [path] });
    }
  });

  it.each(reads)('in any text of the query of %s is refused by the field’s name', async (_key, endpoint) => {
    for (const path of pathsOf(endpoint))
      expect(await answerOf(await send(endpoint, '', `${filled(endpoint, '1')}?${path}=${HALF_ESCAPED}`)), path).toEqual({ status: 400, fields: [path] });
  });

  it.each(allEndpoints.filter(({ path }) => path.includes('{')).map((endpoint) => [endpoint.key, endpoint] as const))(
    'in the path of %s is refused by the names of its parts',
    async (_key, endpoint) => {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(await answerOf(await send(endpoint, '{}', filled(endpoint, HALF_ESCAPED)))).toEqual({ status: 400, fields: names });
    },
  );

  it.each([
    ['/api/feedback/comments/', { kind: 'product', id: 1, rating: 5, message: HALF, name: 'Ana', email: 'ana@primer.test' }, 'message'],
    ['/api/auth/signup/', { email: 'nova@primer.test', password: 'dolga vrsta ob treh', name: HALF }, 'name'],
    ['/api/auth/signup/', { email: `${HALF}@primer.test`, password: 'dolga vrsta ob treh', name: 'Ana' }, 'email'],
    ['/api/webshop/customer/', { ...CUSTOMER_ADDRESS, fields: { ...CUSTOMER_ADDRESS.fields, street: HALF } }, 'fields.street'],
    ['/api/auth/profile/', { name: 'Ana', customer: { ...CUSTOMER_ADDRESS, fields: { ...CUSTOMER_ADDRESS.fields, town: HALF } } }, 'customer.fields.town'],
    ['/api/webshop/quick-order/', { items: [{ code: HALF, quantity: 1 }] }, 'items.0.code'],
    ['/api/catalog/notify/', { item_id: 1, kind: 'back_in_stock', email: `${HALF}@primer.test` }, 'email'],
  ])('in a call of %s that is otherwise whole changes nothing', async (path, body, field) => {
    const endpoint = allEndpoints.find((one) => one.path === path && one.method !== 'GET') as Endpoint;
    expect((await answerOf(await send(endpoint, JSON.stringify(body)))).fields).toEqual([field]);
  });

  it('as the name of a field, or in several, is refused as well', async () => {
    const endpoint = allEndpoints.find(({ path }) => path === '/api/auth/signup/') as Endpoint;
    expect(await answerOf(await send(endpoint, JSON.stringify({ [HALF]: 1 })))).toEqual({ status: 400, fields: [''] });
    expect((await answerOf(await send(endpoint, JSON.stringify({ name: HALF, email: HALF, ok: 'č😀' })))).fields).toEqual(['name', 'email']);
  });

  it('in headers does no harm', async () => {
    const raw = Buffer.from([0x61, 0xed, 0xa0, 0x80]).toString('latin1');
    const body = JSON.stringify({ item_code: 'DEMO-LAPTOP-01' });
    for (const name of ['x-lang', 'idempotency-key', 'x-client-agent', 'x-client-address', 'cookie', 'origin', 'accept-language', 'x-request-id'])
      expect(
        (await shop.fetch('/api/catalog/product/', { method: 'POST', body, headers: { 'content-type': 'application/json', [name]: raw } })).status,
        name,
      ).toBeLessThan(500);
  });

  it('was unexpected nowhere', () => expect(shop.errors).toEqual([]));
});

it('texts in other scripts and pictures of a whole pair are taken', async () => {
  const found = await shop.fetch(`/api/nuxtapi/labels/?lang=si&q=${encodeURIComponent('čevapčići 😀 日本')}`);
  expect(found.status).toBe(200);
});
