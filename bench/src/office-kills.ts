import { inNewFolder } from './in-new-folder.ts';
import { logInOwner, type Place } from './office-place.ts';
import { random } from './random.ts';
import { queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';

interface KillsOptions {
  port: number;
  rounds: number;
  seed: number;
}

export interface OfficeKills {
  /** Work found half done. */
  halves: string[];
  /** Rounds in which the booking, or the count, was complete before the kill. */
  booked: number;
  counted: number;
  /** Work reported as done that was gone after the restart. */
  lost: number;
}

const ORDER_BASE = 1_900_000_000;
const PRODUCT = 'DEMO-LAPTOP-01';
/** Upper bound of the delay before a kill, milliseconds: longer than booking and counting take on an idle machine. */
const MOST_MS = 120;

/**
 * Books a transfer and counts stock concurrently, kills the shop at a random moment, restarts it and checks that each was done completely or not at all; then
 * repeats both and checks that each was done once.
 */
export async function officeKills({ port, rounds, seed }: KillsOptions): Promise<OfficeKills> {
  const next = random(seed);
  return inNewFolder(async (dataDir) => {
    let shop = await startShop({ dataDir, port });
    try {
      const place = await logInOwner(`http://localhost:${port}`);
      const entries = await prepare(place, dataDir, rounds);
      const [{ code: warehouse }] = (await queryShop<{ code: string }>(dataDir, 'select code from warehouses where seller_id is null order by id limit 1')) as [
        { code: string },
      ];
      const found: OfficeKills = { halves: [], booked: 0, counted: 0, lost: 0 };
      for (let round = 0; round < rounds; round += 1) {
        await queryShop(dataDir, 'update staff_sessions set confirmed_at = now(), last_seen_at = now() where ended_at is null');
        const work = { place, dataDir, round, entry: entries[round] as number, warehouse };
        const before = await stateOf(work);
        const reported = { booked: false, counted: false };
        const calls = [
          book(work).then((hasSucceeded) => (reported.booked = hasSucceeded)),
          count(work).then((hasSucceeded) => (reported.counted = hasSucceeded)),
        ];
        await new Promise((resolve) => setTimeout(resolve, next() * MOST_MS));
        await shop.kill();
        await Promise.allSettled(calls);
        shop = await startShop({ dataDir, port });
        const after = await stateOf(work);
        judge(found, { round, before, after, reported });
        await book(work);
        await count(work);
        judge(found, { round, before, after: await stateOf(work), reported: { booked: true, counted: true } }, true);
        if (round % 10 === 9) console.log(`office-kills: ${round + 1} kills, ${found.halves.length} half-done`);
      }
      return found;
    } finally {
      await shop.stop();
    }
  });
}

interface Work {
  place: Place;
  dataDir: string;
  round: number;
  entry: number;
  /** Code of the warehouse. */
  warehouse: string;
}

async function post({ origin, cookie }: Place, path: string, body: object, key?: string): Promise<Record<string, never> | null> {
  try {
    const reply = await fetch(`${origin}/api/staff/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    });
    const { success, data } = (await reply.json()) as { success: boolean; data: Record<string, never> };
    return success ? data : null;
  } catch {
    // The shop was killed meanwhile.
    return null;
  }
}

/** Creates orders that await transfers, and uploads a statement with these; returns the ids of its entries. */
async function prepare(place: Place, dataDir: string, rounds: number): Promise<number[]> {
  await queryShop(
    dataDir,
    `insert into orders (id, code, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot)
     select $1::bigint + g, md5(g::text), lang, 'EUR', 'kupec' || g || '@primer.test', 'new', 'unpaid', 'bank-transfer', 'none', 10000 + g, snapshot
     from generate_series(0, $2::integer - 1) g, (select lang, snapshot from orders where currency = 'EUR' limit 1) o`,
    [ORDER_BASE, rounds],
  );
  const lines = Array.from({ length: rounds }, (_, i) => `23.11.2026;${((10_000 + i) / 100).toFixed(2).replace('.', ',')};EUR;Kupec;${ORDER_BASE + i};T${i}`);
  const text = ['Datum;Znesek;Valuta;Plačnik;Namen;ID transakcije', ...lines].join('\n');
  const uploaded = await post(place, 'bank', { file_name: 'kills.csv', content: Buffer.from(text).toString('base64') });
  if (!uploaded) throw new Error('the statement was not read');
  const rows = await queryShop<{ id: number }>(dataDir, 'select id::float8 as id from bank_entries order by amount');
  return rows.map(({ id }) => id);
}

const book = async ({ place, round, entry }: Work): Promise<boolean> => {
  const data = await post(place, 'bank/book', { entries: [{ id: entry, orders: [String(ORDER_BASE + round)] }] });
  return (data?.items as unknown as { booked: boolean }[] | undefined)?.[0]?.booked === true;
};

const count = async ({ place, warehouse, round }: Work): Promise<boolean> => {
  const items = [{ product_code: PRODUCT, warehouse, counted: 5, expected: 4 }];
  return (await post(place, 'stock/count', { items }, `kill-of-a-count-${round}`)) !== null;
};

interface State {
  /** Each value is 1 once the booking is done. */
  booking: Record<string, number>;
  /** Each value is raised by 1 when the count is done. */
  counting: Record<string, number>;
}

async function stateOf({ dataDir, round, entry }: Work): Promise<State> {
  const [row] = await queryShop<State>(
    dataDir,
    `select json_build_object(
        'entry', (select count(*) from bank_entries where id = $1 and state = 'booked'),
        'order', (select count(*) from orders where id = $2 and payment_status = 'paid'),
        'payments', (select count(*) from payments where reference = 'order-' || $2 and status = 'paid'),
        'events', (select count(*) from order_events where order_id = $2 and kind = 'booked'),
        'log', (select count(*) from changes where kind = 'bank_entry' and subject_id = $1::text and action = 'book')) as booking,
      json_build_object(
        'stock', (select coalesce(sum(s.qty), 0) from stock s join products p on p.id = s.product_id where p.code = $3),
        'movements', (select count(*) from stock_movements m join products p on p.id = m.product_id where p.code = $3 and m.reason = 'count'),
        'log', (select count(*) from changes c join products p on p.id::text = c.subject_id where c.kind = 'stock' and c.action = 'count' and p.code = $3)) as counting`,
    [entry, ORDER_BASE + round, PRODUCT],
  );
  return row as State;
}

interface Round {
  round: number;
  before: State;
  after: State;
  reported: { booked: boolean; counted: boolean };
}

/** `isRepeated`: both were repeated, so that each must exist once. */
function judge(found: OfficeKills, { round, before, after, reported }: Round, isRepeated = false): void {
  const bookings = new Set(Object.values(after.booking).map(Number));
  const counts = new Set(Object.keys(after.counting).map((name) => Number(after.counting[name]) - Number(before.counting[name])));
  const [booked, counted] = [bookings.has(1), counts.has(1)];
  if (bookings.size > 1 || (isRepeated && !booked)) found.halves.push(`round ${round}: booking ${JSON.stringify(after.booking)}`);
  if (counts.size > 1 || (isRepeated && !counted))
    found.halves.push(`round ${round}: count ${JSON.stringify(after.counting)} after ${JSON.stringify(before.counting)}`);
  if (isRepeated) return;
  found.booked += Number(booked);
  found.counted += Number(counted);
  found.lost += Number(reported.booked && !booked) + Number(reported.counted && !counted);
}
