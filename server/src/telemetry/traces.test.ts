import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { page } from '../testing/stub-storefront.ts';
import { startTestShop } from '../testing/start-test-shop.ts';
import { createOtlpExporter } from './otlp-exporter.ts';
import type { FinishedSpan } from './otlp-format.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

let collector: Server;
let origin: string;
let received: { path: string | undefined; key: unknown; body: string }[] = [];
/** `0`: it takes everything and answers nothing. */
let status = 200;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ path: request.url, key: request.headers['x-key'], body });
      if (status !== 0) response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
beforeEach(() => {
  received = [];
  status = 200;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const spansOf = (): SentSpan[] =>
  received.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap((one) =>
      one.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
const factsOf = ({ attributes }: SentSpan) => Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

it('a request is followed to its page, its calls and their statements, and goes on the trace of our proxy [T41]', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b', OTEL_TRACES_SAMPLER_ARG: '0', TRUSTED_PROXIES: '1' };
  const test = await startTestShop({ env });
  test.storefront.answer = async (request) => {
    // Once: what is asked for again is kept.
    if (request.url.includes('tretja')) await test.shop.answer(new Request('http://127.0.0.1/api/nuxtapi/routes/'));
    return page('made', { headers: { 'x-page-template': 'CatalogIndex' } });
  };
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const get = (path: string, headers = {}) => rawRequest({ port: test.port, path, headers: { host: 'localhost', ...headers } });
  // Of those without a trace this shop follows none.
  await get('/druga/');
  const reply = await get('/tretja/?search_q=kanarcek', { traceparent: `00-${traceId}-${spanId}-01` });
  await test.stop();

  expect(received[0]).toMatchObject({ path: '/v1/traces', key: 'a b' });
  expect(received[0]?.body).toContain('{"key":"service.name","value":{"stringValue":"vitrina"}}');
  const spans = spansOf();
  const named = (name: string) => spans.find((span) => span.name === name) as SentSpan;
  const [request, render, call] = [named('GET CatalogIndex'), named('make page'), named('nuxtapi_routes')];
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect([request.parentSpanId, render.parentSpanId, call.parentSpanId]).toEqual([spanId, request.spanId, render.spanId]);
  const statements = spans.filter((span) => span.parentSpanId === call.spanId);
  expect(statements.map(factsOf)).toContainEqual(
    expect.objectContaining({ 'db.system.name': 'postgresql', 'db.query.text': expect.stringMatching(/^select .* from /) }),
  );
  expect(request.kind).toBe(2);
  expect(factsOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': 'CatalogIndex',
    'http.response.status_code': 200,
    'vitrina.kind': 'page',
    'vitrina.cache': 'miss',
    'vitrina.request_id': reply.headers['x-request-id'],
  });
  for (const span of spans) expect(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)).toBeGreaterThanOrEqual(0n);
  expect(JSON.stringify(received)).not.toContain('kanarcek');
});

const span = (name: string): FinishedSpan => ({
  span: { traceId: '1', spanId: '2', parentId: undefined },
  name,
  kind: 1,
  startedAt: 1,
  endedAt: 2,
  facts: {},
  hasFailed: false,
});
const exporter = (times: { everyMs: number; withinMs: number }) =>
  createOtlpExporter({ endpoint: origin, headers: {}, service: 'test', version: '1', ...times });

it('a collector that hangs gets one batch at a time and is left alone then; what is too much is dropped, and stopping does not wait for it', async () => {
  status = 0;
  const hanging = exporter({ everyMs: 60_000, withinMs: 50 });
  for (let i = 0; i < 10_000; i += 1) hanging.add(span(`${i}`));
  await vi.waitFor(() => expect(hanging.figures.dropped).toBe(10_000 - 2048));
  expect(received.length).toBeLessThan(2);
  // It never answers.
  await hanging.close();
  expect(hanging.figures).toEqual({ sent: 0, dropped: 10_000 });
});

it('one that refuses is told again later', async () => {
  status = 503;
  const refused = exporter({ everyMs: 10, withinMs: 20_000 });
  refused.add(span('lost'));
  await vi.waitFor(() => expect(refused.figures.dropped).toBe(1));
  status = 200;
  refused.add(span('kept'));
  await vi.waitFor(() => expect(refused.figures.sent).toBe(1));
  await refused.close();
  expect(spansOf().map(({ name }) => name)).toEqual(['lost', 'kept']);
});
