import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { webshopOrders } from '@vitrina/contract/orders';
import { Office, type OfficeReply } from '../../testing/office-tools.ts';
import { buy, productId, setStock } from '../../testing/test-buyer.ts';

let office: Office;
let people: { cookie: string; id: number }[];
beforeAll(async () => {
  office = await Office.start();
  const ids = await sql<{ email: string; id: number }>`select email, id from users where email like '%@vitrina.test'`.execute(office.shop.database.db);
  const idOf = (email: string) => ids.rows.find((row) => row.email === email)?.id as number;
  people = [
    { cookie: await office.logIn('owner'), id: idOf('owner@vitrina.test') },
    { cookie: await office.logIn('service'), id: idOf('service@vitrina.test') },
  ];
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 100);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

async function newOrder(): Promise<string> {
  const { identifier } = await buy(office.shop, { productId: await productId(office.shop, 'DEMO-PROMO-01') });
  return (await office.shop.get(webshopOrders.order, { identifier })).number;
}
const save = (who: number, number: string, version: number, changes: object) =>
  office.call(orderDesk.save, { number, version, changes }, { cookie: people[who]?.cookie });
const undo = (who: number, id: number) => office.call(staffChanges.undo, { id }, { cookie: people[who]?.cookie });
const deskOf = async (number: string) => (await office.call(orderDesk.get, { number }, { cookie: people[0]?.cookie })).data.desk;
const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map((one: { field: string }) => one.field).sort();

describe('two people at one order', () => {
  it('changes of different fields are merged and reported; a change of one field by both is refused with the other value, its author and time', async () => {
    const number = await newOrder();
    expect((await save(0, number, 0, { note: 'pokliči jutri' })).data).toMatchObject({ version: 1, changed: ['note'], merged: [], warnings: [] });
    const merged = await save(1, number, 0, { packing_note: 'krhko' });
    expect([merged.status, merged.data.version, merged.data.changed, merged.data.merged]).toEqual([200, 2, ['packing_note'], ['note']]);
    const refused = await save(1, number, 0, { note: 'pokliči danes', assigned_to: people[1]?.id });
    expect([refused.status, refused.data.label_name]).toEqual([409, 'error_version']);
    expect(refused.data.errors).toEqual([
      { field: 'note', label_name: 'error_field_changed', theirs: 'pokliči jutri', by: expect.any(String), at: expect.any(String) },
    ]);
    expect(await deskOf(number)).toEqual({ version: 2, note: 'pokliči jutri', packing_note: 'krhko', assigned_to: null });
    // Equal values are no conflict and no change.
    expect((await save(1, number, 0, { note: 'pokliči jutri' })).data).toMatchObject({ version: 2, changed: [], change_id: null });
  });

  it('of five concurrent changes of one field one succeeds; of five concurrent undos of one change one succeeds', async () => {
    const number = await newOrder();
    const replies = await Promise.all(Array.from({ length: 5 }, (_, i) => save(i % 2, number, 0, { note: `opomba ${i}` })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const change_id = replies.find(({ success }) => success)?.data.change_id as number;
    const undone = await Promise.all(Array.from({ length: 5 }, (_, i) => undo(i % 2, change_id)));
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await deskOf(number)).toMatchObject({ version: 2, note: null });
  });

  it('a save without its whole past in the log, or from the future, is refused', async () => {
    const number = await newOrder();
    expect((await save(0, number, 3, { note: 'x' })).data).toMatchObject({ label_name: 'error_version', errors: [{ field: 'version' }] });
    await save(0, number, 0, { note: 'x' });
    await sql`update order_desks set version = version + 1`.execute(office.shop.database.db);
    expect((await save(0, number, 1, { packing_note: 'y' })).data).toMatchObject({ label_name: 'error_version', errors: [{ field: 'version' }] });
  });

  it('each bad field is named and nothing is saved', async () => {
    const number = await newOrder();
    const reply = await save(0, number, 0, { note: 'a'.repeat(4001), packing_note: 7, assigned_to: -1, total: 5 });
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(['changes', 'changes.assigned_to', 'changes.note', 'changes.packing_note']);
    expect(fieldsOf(await save(0, number, 0, { assigned_to: 2_000_000_000 }))).toEqual(['changes.assigned_to']);
    expect(fieldsOf(await save(0, number, 0, {}))).toEqual(['changes']);
    expect((await deskOf(number)).version).toBe(0);
  });
});

interface Logged {
  id: number;
  version: number;
  paths: { path: string; before: unknown; after: unknown }[];
}

/** Reference model of saves and undos, by the rules alone. */
class Model {
  version = 0;
  fields: Record<string, unknown> = { note: null, packing_note: null, assigned_to: null };
  log: Logged[] = [];

  /** `null`: refused; `conflicts`: the conflicting fields. */
  save(base: number, changes: Record<string, unknown>): { conflicts: string[]; merged: string[]; paths: Logged['paths'] } {
    const theirs = new Set(this.log.filter((one) => one.version > base).flatMap((one) => one.paths.map(({ path }) => path)));
    const paths = Object.entries(changes).flatMap(([path, after]) => (this.fields[path] === after ? [] : [{ path, before: this.fields[path], after }]));
    const conflicts = paths.map(({ path }) => path).filter((path) => theirs.has(path));
    if (conflicts.length === 0 && paths.length > 0) {
      this.version += 1;
      for (const { path, after } of paths) this.fields[path] = after;
    }
    return { conflicts, merged: [...theirs].filter((path) => !(path in changes)).sort(), paths };
  }
}

/** Deterministic random numbers (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

it.each([1, 2, 3])('any row of saves on old and new versions, merges and undos by two people is what the rules say (%i)', async (seed) => {
  const number = await newOrder();
  const model = new Model();
  const next = random(seed);
  const values: Record<string, readonly unknown[]> = {
    note: ['a', 'b', null],
    packing_note: ['c', 'd', null],
    assigned_to: [people[0]?.id, people[1]?.id, null],
  };
  for (let step = 0; step < 80; step += 1) {
    const who = next(2);
    if (model.log.length > 0 && next(4) === 0) {
      const change = model.log[next(model.log.length)] as Logged & { isUndone?: boolean };
      const reply = await undo(who, change.id);
      const inverse = Object.fromEntries(change.paths.map(({ path, before }) => [path, before]));
      const expected = change.isUndone ? null : model.save(change.version, inverse);
      const canUndo = expected !== null && expected.conflicts.length === 0 && expected.paths.length > 0;
      expect([step, reply.status, reply.data.label_name]).toEqual([
        step,
        canUndo ? 200 : 409,
        canUndo ? undefined : expected && expected.conflicts.length > 0 ? 'error_version' : 'error_not_undoable',
      ]);
      if (canUndo) {
        change.isUndone = true;
        model.log.push({ id: reply.data.change_id, version: model.version, paths: expected.paths });
      }
      continue;
    }
    const base = model.version - next(Math.min(model.version + 1, 4));
    const names = Object.keys(values).filter(() => next(2) === 0);
    const changes = Object.fromEntries((names.length > 0 ? names : ['note']).map((name) => [name, values[name]?.[next(3)]]));
    const reply = await save(who, number, base, changes);
    const expected = model.save(base, changes);
    if (expected.conflicts.length > 0) {
      expect([step, reply.status, fieldsOf(reply)]).toEqual([step, 409, expected.conflicts.sort()]);
      continue;
    }
    expect([step, reply.status, reply.data.version, reply.data.merged, [...reply.data.changed].sort()]).toEqual([
      step,
      200,
      model.version,
      expected.merged,
      expected.paths.map(({ path }) => path).sort(),
    ]);
    if (expected.paths.length > 0) model.log.push({ id: reply.data.change_id, version: model.version, paths: expected.paths });
  }
  expect(await deskOf(number)).toEqual({ version: model.version, ...model.fields });
  const log = await office.call(staffChanges.search, { filter: { kind: 'order', subject_id: number }, limit: 500 }, { cookie: people[0]?.cookie });
  expect(log.data.total).toBe(model.log.length);
  const logged = log.data.items.toReversed().map((one: { id: number; version: number; paths: { path: string; before?: unknown; after?: unknown }[] }) => ({
    id: one.id,
    version: one.version,
    paths: one.paths.map(({ path, before = null, after = null }) => ({ path, before, after })),
  }));
  expect(logged).toEqual(model.log.map(({ id, version, paths }) => ({ id, version, paths })));
});

it('the log is append-only, and refused to callers without the permission', async () => {
  await expect(sql`update changes set cause = 'x'`.execute(office.shop.database.db)).rejects.toThrow();
  await expect(sql`delete from changes`.execute(office.shop.database.db)).rejects.toThrow();
  expect((await office.call(staffChanges.search, {}, { cookie: people[1]?.cookie })).status).toBe(403);
  expect((await office.call(staffChanges.search, {}, { cookie: await office.logIn('finance') })).status).toBe(200);
  const [first] = (await office.call(staffChanges.search, { limit: 1 }, { cookie: people[0]?.cookie })).data.items;
  const translator = await office.logIn('translator');
  // The picker may undo changes of stock, not of orders.
  for (const cookie of [translator, await office.logIn('picker')])
    expect((await office.call(staffChanges.undo, { id: first.id }, { cookie })).status).toBe(403);
  expect((await office.call(staffChanges.undo, { id: 999_999_999 }, { cookie: people[0]?.cookie })).status).toBe(404);
});
