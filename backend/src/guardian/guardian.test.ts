import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffGuardian } from '@vitrina/contract/staff/guardian';
import { loadSettings } from '../modules/settings/index.ts';
import { asking, refusalOf } from '../testing/office-orders.ts';
import { Office } from '../testing/office-tools.ts';
import { guardChanges, guardShop } from './guard-shop.ts';

let office: Office;
let cookie = '';
beforeAll(async () => {
  office = await Office.start();
  cookie = await office.logIn('merchandiser');
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

interface Found {
  rule: string;
  level: string;
  field: string;
  found_on: string;
}

const db = () => office.shop.database.db;
const NOON = new Date('2026-11-23T12:00:00Z');
const NEXT_DAY = new Date('2026-11-24T12:00:00Z');
const CODE = 'BELA-ROSA-1';
const OTHER = 'ZAR-KVADER-1';

async function guarding(now: Date) {
  const settings = (await loadSettings(db(), (error) => expect.unreachable(String(error)))).current();
  return { settings: { ...settings, behaviour: { ...settings.behaviour, guardian: 'report' as const } }, now };
}
const look = async (now = NOON) => guardShop(db(), await guarding(now));
const catchUp = async (now = NOON) => guardChanges(db(), await guarding(now));
const read = async (page: object = {}) =>
  (await asking(office, () => cookie)(staffGuardian.findings, page)).data as {
    looked_at: string | null;
    products: number;
    texts: number;
    total: number;
    blocking: number;
    findings: Found[];
  };
const of = async (code: string) => (await read({ limit: 500 })).findings.filter(({ field }) => field.startsWith(`product.${code}.`));
const withoutEnergy = (codes: readonly string[]) => sql`update products set law = law - 'energy' where code = any(${codes}::text[])`.execute(db());
const lawOf = async (code: string) => (await sql<{ law: object }>`select law from products where code = ${code}`.execute(db())).rows[0]?.law as object;
const setLaw = (code: string, law: object) => sql`update products set law = ${JSON.stringify(law)}::jsonb where code = ${code}`.execute(db());

it('nothing is told before the first look, which the first run takes', async () => {
  expect(await read()).toEqual({ looked_at: null, products: 0, texts: 0, total: 0, blocking: 0, findings: [] });
  await catchUp();
  const { looked_at, products, texts, blocking } = await read();
  expect([looked_at, products > 300, texts > 3000, blocking]).toEqual([NOON.toISOString(), true, true, 0]);
});

it('findings on a changed product are replaced by the next run, and those on others stay with the day they were found', async () => {
  await look();
  const [law, others] = [await lawOf(CODE), (await read({ limit: 500 })).findings];
  await withoutEnergy([CODE]);
  expect(await of(CODE), 'before the run').toEqual([]);
  await catchUp();
  expect(await of(CODE)).toMatchObject([{ level: 'block', field: `product.${CODE}.law.energy`, found_on: '2026-11-23' }]);
  // After another change, a finding that persists keeps its day.
  await sql`update product_texts set description = 'Klimaneutral.' where lang = 'de' and product_id = (select id from products where code = ${CODE})`.execute(
    db(),
  );
  await catchUp(NEXT_DAY);
  expect((await of(CODE)).map(({ rule, found_on }) => [rule, found_on])).toEqual([
    [expect.any(String), '2026-11-23'],
    ['green-words', '2026-11-24'],
  ]);
  await sql`update product_texts set description = '' where lang = 'de' and product_id = (select id from products where code = ${CODE})`.execute(db());
  await setLaw(CODE, law);
  await catchUp(NEXT_DAY);
  expect((await read({ limit: 500 })).findings).toEqual(others);
});

/** Until no transaction is older than the last change: the server's transaction ids decide what is new, and other tests share the server. */
const untilChangesAreSettled = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ settled: boolean }>`
        select coalesce(bool_and(xid < pg_snapshot_xmin(pg_current_snapshot())), true) as settled from catalogue_changes`.execute(db());
      return rows[0]?.settled;
    })
    .toBe(true);

it('a change of everything is looked at as soon as the last look is long enough ago for what it cost', async () => {
  await untilChangesAreSettled();
  await look();
  const maker = sql`update manufacturers set address = null where id = (select manufacturer_id from products where code = ${CODE})`;
  await sql`update guardian_looks set took_ms = 3600000, looked_at = now()`.execute(db());
  const { address } = (
    await sql<{ address: string }>`select m.address from manufacturers m join products p on p.manufacturer_id = m.id where p.code = ${CODE}`.execute(db())
  ).rows[0] as { address: string };
  await maker.execute(db());
  await catchUp();
  expect(await of(CODE), 'an hour’s work is not begun anew at once').toEqual([]);
  await sql`update guardian_looks set took_ms = 1, looked_at = now() - interval '1 minute'`.execute(db());
  await catchUp();
  expect((await of(CODE)).map(({ field }) => field)).toContain(`product.${CODE}.brand.address`);
  await sql`update manufacturers set address = ${address} where id = (select manufacturer_id from products where code = ${CODE})`.execute(db());
  await look();
  expect(await of(CODE)).toEqual([]);
});

it('pages hold each finding once, what blocks first, and end with what a deleted product had', async () => {
  await withoutEnergy([CODE, OTHER]);
  await sql`update content_texts set content = 'Wir liefern klimaneutral.' where lang = 'de' and content_id = (select id from contents where visible and kind = 'page' order by id limit 1)`.execute(
    db(),
  );
  await catchUp();
  const { total, blocking, findings } = await read({ limit: 500 });
  expect([total, blocking]).toEqual([findings.length, findings.filter(({ level }) => level === 'block').length]);
  expect(blocking).toBeGreaterThanOrEqual(3);
  expect(findings.map(({ level }) => level)).toEqual(findings.map(({ level }) => level).sort());
  const paged: Found[] = [];
  for (let offset = 0; offset < total; offset += 2) paged.push(...(await read({ offset, limit: 2 })).findings);
  expect(paged).toEqual(findings);
  expect(findings.filter(({ field }) => field.startsWith('content.page.')).length).toBeGreaterThan(0);
  // A complete check finds no more and no less.
  await look();
  expect((await read({ limit: 500 })).findings).toEqual(findings);
  await sql`update products set visible = false where code = ${OTHER}`.execute(db());
  await catchUp();
  expect(await of(OTHER), 'it is shown to nobody').toEqual([]);
});

it('refuses pages that are none by their fields, and callers without a session', async () => {
  const request = asking(office, () => cookie);
  expect(refusalOf(await request(staffGuardian.findings, { offset: -1, limit: 501 }))).toBe('400 error_bad_input limit offset');
  expect((await office.call(staffGuardian.findings, {})).status).toBe(401);
});
