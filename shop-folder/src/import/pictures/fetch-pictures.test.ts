import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, testServer } from '../../../../backend/src/testing/test-database.ts';
import { runImport } from '../run-import.ts';
import { isPrivateAddress } from './is-private-address.ts';

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'fe80::1%eth0',
    'fc00::1',
    '2002:7f00:1::',
    'no address',
  ])('keeps away from %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  it.each(['8.8.8.8', '172.32.0.1', '193.2.1.66', '2a00:1450:4001:81b::200e'])('lets %s through', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe.skipIf(!testServer())('pictures of an import', { meta: { needs: 'a database' } }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-pictures-'));
  const feeds = join(folder, 'feeds');
  let shop: TestDatabase;
  let client: pg.Client;
  let server: Server;
  let port = 0;
  let jpeg: Buffer;
  const requestCounts = new Map<string, number>();
  const waits: number[] = [];

  const answers: Record<string, (response: ServerResponse, time: number) => void> = {
    '/good.jpg': (response) => response.end(jpeg),
    '/named.svg': (response) => response.setHeader('content-type', 'image/svg+xml').end(jpeg),
    '/twice-500.jpg': (response, time) => (time <= 2 ? response.writeHead(500).end() : response.end(jpeg)),
    '/slow.jpg': () => {},
    '/to-loopback.jpg': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/x.jpg' }).end(),
    '/to-name.jpg': (response) => response.writeHead(302, { location: `http://localhost:${port}/good.jpg` }).end(),
    '/to-file.jpg': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/round.jpg': (response) => response.writeHead(302, { location: '/round.jpg' }).end(),
    '/moved.jpg': (response) => response.writeHead(301, { location: '/good.jpg' }).end(),
    '/html.jpg': (response) => response.setHeader('content-type', 'image/jpeg').end('<html><body>Not found</body></html>'),
    '/drawing.png': (response) =>
      response.setHeader('content-type', 'image/png').end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    '/half.jpg': (response) => response.end(jpeg.subarray(0, jpeg.length / 2)),
    '/said-100-mb.jpg': (response) => response.writeHead(200, { 'content-length': String(100 * 1_048_576) }).write(jpeg),
    '/100-mb.jpg': (response) => endless(response),
    '/gone.jpg': (response) => response.writeHead(404).end(),
  };
  const BAD: Record<string, RegExp> = {
    '/to-loopback.jpg': /^127\.0\.0\.1:1 is in a private network$/,
    '/to-name.jpg': /^localhost:\d+ is in a private network$/,
    '/to-file.jpg': /^file: is not taken/,
    '/round.jpg': /^more than 4 redirects$/,
    '/html.jpg': /^no picture, or a broken one$/,
    '/drawing.png': /^SVG is not taken/,
    '/half.jpg': /^no picture, or a broken one$/,
    '/said-100-mb.jpg': /^larger than 20 MB$/,
    '/100-mb.jpg': /^larger than 20 MB$/,
    '/gone.jpg': /^answered 404$/,
  };
  const GOOD = ['/good.jpg', '/named.svg', '/twice-500.jpg', '/moved.jpg'];

  const all = async <Row>(query: string): Promise<Row[]> => (await client.query(query)).rows as Row[];
  /** `timeoutMs`: short only for hosts that never respond, as a busy machine may be slow. */
  const run = async (rows: readonly object[], timeoutMs = 300_000) => {
    const file = join(feeds, 'feed.ndjson');
    writeFileSync(
      file,
      rows.map((row, i) => JSON.stringify({ source: 'p', source_id: String(i), title: `Lamp ${i}`, category_path: ['Lamps'], ...row })).join('\n'),
    );
    const wait = (ms: number) => Promise.resolve(waits.push(ms));
    const pictures = { mediaDir: join(folder, 'media'), privateHosts: new Set([`127.0.0.1:${port}`]), timeoutMs, wait };
    return runImport({ db: shop.db, files: [file], rates: {}, out: { write: () => {} }, pictures });
  };
  const shown = () =>
    all<{ code: string; n: number }>(
      `select p.code, count(m.product_id)::integer as n from products p left join product_images m on m.product_id = p.id group by 1 order by 1`,
    );

  beforeAll(async () => {
    mkdirSync(feeds);
    jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    shop = await createTestDatabase();
    client = new pg.Client({ connectionString: shop.url });
    await client.connect();
    server = createServer((request, response) => {
      const path = request.url ?? '';
      requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
      response.on('error', () => {});
      answers[path]?.(response, requestCounts.get(path) ?? 0);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await client?.end();
    await shop?.drop();
    rmSync(folder, { recursive: true });
  });

  it('are taken where they are good, and named with the reason where they are not; the products are in either way', async () => {
    const paths = [...GOOD, ...Object.keys(BAD)];
    expect(
      await run([
        { images: paths.map((path) => `http://127.0.0.1:${port}${path}`) },
        { images: [`http://localhost:${port}/good.jpg`, 'http://10.0.0.1/x.jpg', 'http://[::1]/x.jpg'] },
      ]),
    ).toMatchObject({ written: 2, bad: 0 });
    const rows = await all<{ address: string; upload_path: string | null; problem: string | null }>(
      `select address, upload_path, problem from import_pictures order by address`,
    );
    for (const path of GOOD)
      expect(rows.find((row) => row.address.endsWith(`${port}${path}`))).toMatchObject({ upload_path: expect.stringMatching(/\.jpg$/), problem: null });
    for (const [path, problem] of Object.entries(BAD))
      expect([path, rows.find((row) => row.address.endsWith(`${port}${path}`))?.problem]).toEqual([path, expect.stringMatching(problem)]);
    expect(rows.filter((row) => /localhost|10\.0\.0\.1|::1/.test(row.address)).map((row) => row.problem)).toEqual(
      Array(3).fill(expect.stringMatching(/is in a private network$/)),
    );
    expect(await shown()).toEqual([
      { code: 'p-0', n: 4 },
      { code: 'p-1', n: 0 },
    ]);
  });

  it('that do not come are given up after three times, and taken when they come the next time', async () => {
    waits.length = 0;
    const slow = { images: [...GOOD.map((path) => `http://127.0.0.1:${port}${path}`), `http://127.0.0.1:${port}/slow.jpg`] };
    await run([slow], 100);
    expect(requestCounts.get('/slow.jpg')).toBe(3);
    expect(waits).toEqual([500, 1000]);
    expect(await all(`select problem from import_pictures where address like '%/slow.jpg'`)).toEqual([{ problem: expect.stringMatching(/^not there after/) }]);
    answers['/slow.jpg'] = (response) => response.end(jpeg);
    await run([slow]);
    expect((await shown())[0]).toEqual({ code: 'p-0', n: 5 });
  });

  it('are tried three times where that may help, with longer and longer waits', () => {
    expect(requestCounts.get('/twice-500.jpg')).toBe(3);
    expect(requestCounts.get('/gone.jpg')).toBe(1);
  });

  it('that are there are not fetched again, and appear where a killed import had not shown them', async () => {
    requestCounts.clear();
    await all(`delete from product_images`);
    await run([{ images: GOOD.map((path) => `http://127.0.0.1:${port}${path}`) }]);
    expect([...requestCounts.keys()].filter((path) => GOOD.includes(path))).toEqual([]);
    expect((await shown())[0]).toEqual({ code: 'p-0', n: 4 });
  });

  it('of files come from the folder of the feed, and from nowhere else', async () => {
    writeFileSync(join(feeds, 'lamp.jpg'), jpeg);
    writeFileSync(join(folder, 'outside.jpg'), jpeg);
    symlinkSync(join(folder, 'outside.jpg'), join(feeds, 'link.jpg'));
    await run([{}, {}, { images: ['lamp.jpg'] }, { images: ['../outside.jpg', '/etc/passwd', 'link.jpg', 'file:///etc/passwd', 'missing.jpg'] }]);
    expect((await shown()).slice(2)).toEqual([
      { code: 'p-2', n: 1 },
      { code: 'p-3', n: 0 },
    ]);
    expect(
      await all(`select count(*)::integer as n from import_pictures where address like '%outside%' or address like '%passwd%' or address like '%link.jpg'`),
    ).toEqual([{ n: 0 }]);
  });
});

/** Sends data without end, as fast as the client reads it. */
function endless(response: ServerResponse): void {
  const part = Buffer.alloc(1_048_576);
  let sent = 0;
  const more = (): void => {
    while (sent < 100 && !response.destroyed) {
      sent += 1;
      if (!response.write(part)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}
