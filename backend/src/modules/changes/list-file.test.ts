import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffActivity } from '@vitrina/contract/staff/activity';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { asking, changesOf } from '../../testing/office-orders.ts';
import { insertManyMails } from '../../testing/many-mails.ts';
import { Office } from '../../testing/office-tools.ts';
import { exportList, inPages, makeListFile } from './list-file.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MANY = 23_456;
let office: Office;
let cookie: string;
const db = () => office.shop.database.db;

beforeAll(async () => {
  office = await Office.start();
  cookie = await office.logIn('owner');
  await insertManyMails(db(), MANY);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

it('a list of any length is one file, each row once and in order, formulas as text, and is written down once', async () => {
  const before = (await changesOf(office, 'export', 'mails')).length;
  const { data } = await asking(office, () => cookie)(staffActivity.mailsCsv, { filter: { state: 'sent', text: '@dolg.test' } });
  const [head = '', ...lines] = (data.csv as string).trimEnd().split('\r\n');
  expect(head).toMatch(/^\ufeffid;kind;recipient;/);
  expect([data.rows, lines.length]).toEqual([MANY, MANY]);
  const recipients = lines.map((line) => line.split(';')[2]);
  expect(recipients).toEqual(Array.from({ length: MANY }, (_, i) => `'=črtomir${MANY - i}@dolg.test`));
  const log = await changesOf(office, 'export', 'mails');
  expect(log.slice(before)).toMatchObject([{ action: 'csv', paths: expect.arrayContaining([{ path: 'rows', after: MANY }]) }]);
});

it('all pages of a file see one moment: what leaves the list meanwhile stands in it', async () => {
  const grant = { permissions: ['*'], markets: null, warehouses: null, languages: null, refund_limit: null };
  const context = { db: db(), staff: { grants: [grant] }, actor: { userId: null } } as unknown as CallContext;
  const fields = { n: { n: ({ n }: { n: number }) => n } };
  const count = async (from: Db): Promise<{ n: number }[]> =>
    (await sql<{ n: number }>`select count(*)::integer as n from mails where recipient like '=črtomir%'`.execute(from)).rows;
  const outcome = await exportList<'n', { n: number }>(context, 'exports.run', {
    ...{ name: 'moment', fields, narrowed: [], sees: 'maintenance' },
    read: async function* (snapshot) {
      yield await count(snapshot);
      await sql`delete from mails where recipient like '=črtomir1%'`.execute(db());
      yield await count(snapshot);
    },
  });
  expect(outcome).toMatchObject({ ok: true, data: { csv: `\ufeffn\r\n${MANY}\r\n${MANY}\r\n` } });
  expect((await count(db()))[0]?.n).toBeLessThan(MANY);
});

it('holds a page in memory, however long the list is', async () => {
  const PAGES = 60;
  const row = 'a line of some length, as lists of orders have them, with a name and an address in it '.repeat(3);
  const retained: number[] = [];
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed + process.memoryUsage().external;
  };
  const before = heap();
  const pages = inPages(async ({ offset, limit }) => {
    // Every tenth page: with many tests in the process, a full garbage collection takes 0.1 s.
    if ((offset / limit) % 10 === 9) retained.push(heap() - before);
    return Array.from({ length: offset / limit < PAGES ? limit : 0 }, (_, i) => ({ n: offset + i }));
  });
  const fields = { n: { n: ({ n }: { n: number }) => n, text: () => row } };
  const reply = await makeListFile(db(), { name: 'long', fields, columns: ['n'], pages, narrowed: [] }, { context: null });
  const { bytes, close } = reply as unknown as { bytes: number; close: () => Promise<void> };
  await close.call(reply);
  expect(bytes).toBeGreaterThan(70_000_000);
  expect(retained).toHaveLength(PAGES / 10);
  expect(Math.max(...retained)).toBeLessThan(30_000_000);
});
