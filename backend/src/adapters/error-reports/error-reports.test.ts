import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSentryReporter, readDsn, scrub } from './index.ts';

/** Values that must never appear in a report. */
const CANARIES = [
  'ana.kovac@example.com',
  'ana.kovac%40example.com',
  '203.0.113.77',
  '2001:db8:85a3::8a2e:370:7334',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  '17-AbCdEfGhIjKlMnOpQrStUv',
  'restore=aB3_aB3_aB3_aB3_aB',
  '+386 40 123 456',
  '4111 1111 1111 1111',
  'SI56 0201 7001 2345 686',
];

describe('scrubbing', () => {
  it.each(CANARIES)('takes out %s', (canary) =>
    expect(scrub(`failed for ${canary}: no such row`)).toMatch(/^failed for (?:\[\w+\]|restore=\[secret\]): no such row$/),
  );
  it('takes queries off addresses and leaves the rest', () => {
    expect(scrub('GET https://shop.test/webshop/cart/?restore=abc#x failed')).toBe('GET https://shop.test/webshop/cart/ failed');
    expect(scrub('TypeError: x.y is not a function (12 of 34)')).toBe('TypeError: x.y is not a function (12 of 34)');
  });
});

describe('Sentry', () => {
  let server: Server;
  let dsn: string;
  let status = 200;
  const received: { path: string; key: string; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      request.on('end', () => {
        received.push({ path: request.url ?? '', key: String(request.headers['x-sentry-auth']), body });
        if (status !== 0) response.writeHead(status).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    dsn = `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/sub/42`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    received.length = 0;
    status = 200;
  });
  const reporter = (onTrouble = vi.fn()) => ({ report: createSentryReporter({ dsn, environment: 'production', release: '1.2.3', onTrouble }), onTrouble });

  it('gets an envelope of a header, an item’s header and an event [S1.49] [G19]', async () => {
    const error = new TypeError('x.y is not a function');
    reporter().report({ level: 'error', origin: 'server', message: error.message, type: error.name, stack: error.stack });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const [{ path, key, body }] = received as [(typeof received)[number]];
    expect(path).toBe('/sub/api/42/envelope/');
    expect(key).toContain('sentry_key=publickey');
    const [header, item, event] = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(item).toEqual({ type: 'event' });
    expect(header?.event_id).toBe(event?.event_id);
    expect(event).toMatchObject({ platform: 'node', level: 'error', environment: 'production', release: '1.2.3' });
    const { values = [] } = (event?.exception ?? {}) as { values?: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] };
    expect(values[0]).toMatchObject({ type: 'TypeError', value: 'x.y is not a function' });
    expect(values[0]?.stacktrace.frames.at(-1)?.filename).toMatch(/error-reports\.test\.ts$/);
  });

  it('never gets anything personal, wherever it stood [S1.49] [G19]', async () => {
    const all = CANARIES.join(' and ');
    reporter().report({
      level: 'error',
      origin: 'browser',
      message: all,
      path: `/webshop/cart/?mail=${CANARIES[0]}`,
      stack: `Error: ${all}\n    at buy (https://shop.test/assets/a.js?token=${CANARIES[4]}:1:2)\nbuy@https://shop.test/a.js?mail=${CANARIES[0]}:1:2`,
    });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const body = received[0]?.body ?? '';
    for (const canary of CANARIES) expect(body).not.toContain(canary.replace('restore=', ''));
    expect(body).not.toMatch(/"(?:user|request|ip_address|server_name|breadcrumbs)"/);
  });

  it('that is slow or fails is waited for no longer than three seconds, told of once, and left alone for a minute', async () => {
    status = 500;
    const { report, onTrouble } = reporter();
    report({ level: 'error', origin: 'server', message: 'one' });
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledTimes(1));
    for (let i = 0; i < 20; i += 1) report({ level: 'error', origin: 'server', message: 'more' });
    expect(received).toHaveLength(1);
    status = 0;
    const hanging = reporter();
    hanging.report({ level: 'error', origin: 'server', message: 'one' });
    await vi.waitFor(() => expect(hanging.onTrouble).toHaveBeenCalledWith('TimeoutError'), { timeout: 10_000 });
  });

  it('gets no more than five at once', async () => {
    status = 0;
    const { report } = reporter();
    for (let i = 0; i < 50; i += 1) report({ level: 'error', origin: 'server', message: `error ${i}` });
    await vi.waitFor(() => expect(received).toHaveLength(5));
  });

  it.each(['https://host/1', 'https://key@host/', 'https://key@host/project'])('is not named by %s', (bad) => expect(() => readDsn(bad)).toThrow(/SENTRY_DSN/));
});
