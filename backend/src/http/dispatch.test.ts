import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OutgoingCall } from '@vitrina/contract/client';
import { defineEndpoint } from '@vitrina/contract/endpoint';
import { type AdmissionDeps, admitCall } from '../admit-call.ts';
import { CircuitOpen } from '../db/index.ts';
import { TEST_SITE } from '../testing/demo-site.ts';
import { timeLimits } from './call-limits.ts';
import { createDispatch } from './dispatch.ts';
import { httpCall } from './http-call.ts';
import { inProcessCall } from './in-process-call.ts';
import type { IncomingCall } from './incoming-call.ts';
import { readInput } from './read-input.ts';
import { type BackendReply, dataOf, failureReply, successReply } from './reply.ts';
import type { Route } from './route.ts';

const ORIGIN = 'https://shop.test';
/** Limits that a busy machine does not reach. */
const PATIENT = { readMs: 300_000, writeMs: 300_000 };
const input = z.object({ id: z.string().optional(), q: z.string().max(5).optional() });
const shape = { summary: '', input, reply: z.object({}) };
const read = defineEndpoint({ ...shape, key: 'read', method: 'GET', path: '/api/things/{id}/' });
const write = defineEndpoint({ ...shape, key: 'write', method: 'POST', path: '/api/things/{id}/' });
const login = defineEndpoint({ ...shape, key: 'login', method: 'POST', path: '/api/auth/login/' });

type Handler = Route['handle'];

/** Returns the parsed input and context of the call. */
const echo =
  (endpoint: typeof read | typeof write | typeof login): Handler =>
  async (call, params, { lang, actor, edgeCountry, signal, idempotencyKey }) => {
    const read = await readInput(call, params, endpoint);
    if (!read.ok) return failureReply(read.label, read);
    return successReply(dataOf({ input: read.data, lang, userId: actor.userId, edgeCountry, waits: signal !== null, idempotencyKey }));
  };

const routeOf = (endpoint: typeof read | typeof write | typeof login, handle: Handler = echo(endpoint)): Route => ({
  method: endpoint.method,
  template: endpoint.path,
  key: endpoint.key,
  kind: endpoint.method === 'GET' ? 'read' : 'write',
  handle,
});

function open({ handle, ...overrides }: Partial<AdmissionDeps> & { handle?: Handler } = {}) {
  const logged: unknown[] = [];
  const signed: Route = { ...routeOf(write), template: '/api/signed/{id}/', key: null, isSigned: true };
  const deps = {
    config: { ...TEST_SITE, publicUrl: ORIGIN },
    limits: PATIENT,
    isMaintenance: () => false,
    country: { header: 'x-country', table: undefined, service: undefined },
    trustedTokenId: null,
  };
  const dispatch = createDispatch({
    routes: [routeOf(read, handle), routeOf(write), routeOf(login), signed],
    admit: admitCall({ ...deps, ...overrides } as AdmissionDeps),
    limitOf: timeLimits(overrides.limits ?? PATIENT),
    logError: (error, call) => logged.push([(error as Error).message, call]),
  });
  const request = (path: string, init?: RequestInit) => dispatch(httpCall(new Request(ORIGIN + path, init)));
  return { dispatch, request, logged };
}

const post = (body: string, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const labelOf = ({ status, text }: BackendReply) => [status, (JSON.parse(text) as { data: { label_name?: string } }).data.label_name];
const dataIn = ({ text }: BackendReply) => (JSON.parse(text) as { data: Record<string, unknown> }).data;
const outgoing = (call: Partial<OutgoingCall>): IncomingCall =>
  inProcessCall({ endpoint: read, path: '/api/things/7/', params: { id: '7' }, query: {}, headers: {}, ...call });

describe('the dispatch of calls', () => {
  it('answers a call over HTTP and the same call in process alike', async () => {
    const { dispatch, request } = open();
    const headers = { 'x-lang': 'hr', 'idempotency-key': 'k' };
    const [far, near] = await Promise.all([request('/api/things/7/?q=x', { headers }), dispatch(outgoing({ query: { q: 'x' }, headers }))]);
    expect(dataIn(far)).toEqual({ input: { id: '7', q: 'x' }, lang: 'hr', userId: null, edgeCountry: null, waits: false, idempotencyKey: 'k' });
    expect([near.status, near.headers, near.text]).toEqual([far.status, far.headers, far.text]);
    const [farWrite, nearWrite] = await Promise.all([
      request('/api/things/7', post('{"q":"too long"}')),
      dispatch(outgoing({ endpoint: write, body: { q: 'too long' } })),
    ]);
    expect(farWrite.status).toBe(400);
    expect(nearWrite).toEqual(farWrite);
  });

  it('answers HEAD as GET, and 405 with the methods of the path to every other one', async () => {
    const { request } = open();
    expect((await request('/api/things/7/', { method: 'HEAD' })).status).toBe(200);
    for (const method of ['OPTIONS', 'DELETE', 'PATCH', 'PUT']) {
      const reply = await request('/api/things/7', { method });
      expect([labelOf(reply), reply.headers.allow]).toEqual([[405, 'error_method_not_allowed'], 'GET, HEAD, POST']);
    }
    expect(labelOf(await request('/api/unknown/', { method: 'OPTIONS' }))).toEqual([404, 'error_not_found']);
  });

  it('refuses unknown endpoints and paths with doubled slashes', async () => {
    const { dispatch, request } = open();
    for (const path of ['/api//things/7/', '/api/things//', '/api/things/7//', '//api/things/7/', `/api/things/${'7/'.repeat(5000)}`])
      expect([path, labelOf(await request(path))]).toEqual([path, [404, 'error_not_found']]);
    expect(labelOf(await dispatch(outgoing({ endpoint: { key: 'unknown', method: 'GET' } })))).toEqual([404, 'error_not_found']);
  });

  it('names values of path and query whose escapes are no text', async () => {
    const { request } = open();
    const errorsOf = async (path: string) => (dataIn(await request(path)).errors as { field: string }[]).map(({ field }) => field);
    expect(await errorsOf('/api/things/%F0%28/?q=%C4')).toEqual(['q', 'id']);
    expect(await errorsOf('/api/things/7/?q=100%')).toEqual(['q']);
    expect(dataIn(await request('/api/things/a%2Fb/?q=%2F&q=second&=x')).input).toEqual({ id: 'a/b', q: '/' });
  });

  it.each([
    ['{}', { 'content-type': 'text/plain' }, 415, 'error_content_type'],
    ['{}', { 'content-encoding': 'br' }, 415, 'error_content_encoding'],
    ['{', {}, 400, 'error_bad_input'],
    ['7', {}, 400, 'error_bad_input'],
    [JSON.stringify({ q: 'a'.repeat(270_000) }), {}, 413, 'error_body_too_large'],
  ])('refuses the body %.20s with %j', async (body, headers, status, label) => {
    expect(labelOf(await open().request('/api/things/7/', post(body, headers)))).toEqual([status, label]);
  });

  it('judges the size of a body that comes without its length', async () => {
    const body = new Blob(['a'.repeat(270_000)]).stream();
    const init = { ...post(''), body, duplex: 'half' } as RequestInit;
    expect(labelOf(await open().request('/api/things/7/', init))).toEqual([413, 'error_body_too_large']);
  });
});

describe('the admission of calls', () => {
  const foreign = { headers: { origin: 'https://evil.example' } };

  it('refuses foreign origins before all other rules, on every path', async () => {
    const { request } = open();
    for (const path of ['/api/things/7/', '/api/unknown/', '/api/%74hings/7']) expect(labelOf(await request(path, foreign))).toEqual([403, 'error_bad_origin']);
    expect((await request('/api/things/7/', { headers: { origin: ORIGIN } })).status).toBe(200);
  });

  it('refuses a token that cannot be read, over HTTP and in process', async () => {
    const { dispatch, request } = open();
    const headers = { authorization: 'Basic x' };
    expect(labelOf(await request('/api/things/7/', { headers }))).toEqual([401, 'error_unauthorized']);
    expect(labelOf(await dispatch(outgoing({ headers })))).toEqual([401, 'error_unauthorized']);
  });

  it('in maintenance lets in log-ins, however they are spelled, and the calls of pages that are shown', async () => {
    const { dispatch, request } = open({ isMaintenance: () => true });
    const closed = await request('/api/things/7/');
    expect([labelOf(closed), closed.headers['retry-after']]).toEqual([[503, 'error_maintenance'], '60']);
    expect(labelOf(await request('/api/unknown/'))).toEqual([503, 'error_maintenance']);
    for (const path of ['/api/auth/login', '/api/auth/%6Cogin/']) expect((await request(path, post('{}'))).status).toBe(200);
    expect((await dispatch(outgoing({}))).status).toBe(200);
  });

  it('checks neither origin nor token nor maintenance of signed calls', async () => {
    const { request } = open({ isMaintenance: () => true });
    const reply = await request('/api/signed/7/', post('{}', { ...foreign.headers, authorization: 'Basic x' }));
    expect([reply.status, dataIn(reply).userId]).toEqual([200, null]);
  });

  it('gives handlers the country of the shop’s own edge, and a signal to what waits for passwords', async () => {
    const { request } = open();
    expect(dataIn(await request('/api/things/7/', { headers: { 'x-country': 'SI' } })).edgeCountry).toBe('SI');
    expect(dataIn(await request('/api/auth/login/', post('{}'))).waits).toBe(true);
  });
});

describe('failures of handlers', () => {
  const failing = (error: unknown) => open({ handle: () => Promise.reject(error) });

  it('are logged by the declared path and answered without their message', async () => {
    const { dispatch, request, logged } = failing(new Error('secret'));
    for (const reply of [await request('/api/things/7/'), await dispatch(outgoing({}))])
      expect([labelOf(reply), reply.text.includes('secret')]).toEqual([[500, 'error_internal'], false]);
    expect(logged).toEqual(Array.from({ length: 2 }, () => ['secret', { method: 'GET', path: '/api/things/{id}/' }]));
  });

  it('are 503 while a dependency is down, without a log line for each', async () => {
    const { request, logged } = failing(new CircuitOpen('it'));
    const reply = await request('/api/things/7/');
    expect([labelOf(reply), reply.headers['retry-after'], reply.headers['x-no-retry']]).toEqual([[503, 'error_unavailable'], '5', '1']);
    expect(logged).toEqual([]);
  });

  it('are 503 after the time limit', async () => {
    const { request, logged } = open({ handle: () => new Promise(() => {}), limits: { readMs: 40, writeMs: 40 } });
    expect(labelOf(await request('/api/things/7/'))).toEqual([503, 'error_unavailable']);
    expect(logged).toEqual([['read took longer than 40 ms', { method: 'GET', path: '/api/things/{id}/' }]]);
  });
});
