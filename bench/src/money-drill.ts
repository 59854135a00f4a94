import { setTimeout as pause } from 'node:timers/promises';
import { inNewFolder } from './in-new-folder.ts';
import { logInOwner, type Place } from './office-place.ts';
import { random } from './random.ts';
import { queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';

const AT_ONCE = 24;
/** Time limit for the retries of one refund or document, milliseconds; after it the drill fails. */
const LONGEST_MS = 120_000;

interface MoneyOptions {
  port: number;
  refunds: number;
  kills: number;
  documents: number;
  seed: number;
}

export interface MoneyFigures {
  /** Orders whose ledger, payments and shown total differ, or that were refunded more than was paid. */
  faults: string[];
  refunded: number;
  refused: number;
  kills: number;
  documents: number;
  /** Document numbers left out or issued twice. */
  gaps: number;
  seconds: number;
}

/** Concurrent random refunds, each sent twice with one idempotency key, kills during them, and documents with injected failures; on a separate demo shop. */
export async function moneyDrill({ port, refunds, kills, documents, seed }: MoneyOptions): Promise<MoneyFigures> {
  return inNewFolder(async (dataDir) => {
    const next = random(seed);
    let shop = await startShop({ dataDir, port });
    try {
      const startedAt = performance.now();
      const logProgress = (what: string): void => console.log(`money: ${what}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
      const orders = await fillPaidOrders(dataDir, Math.max(120, Math.ceil(refunds / 6)));
      const place = await logIn(port);
      logProgress(`${orders.length} paid orders, logged in`);
      const requests = Array.from({ length: refunds }, (_, i) => refundRequestOf(i, orders[Math.floor(next() * orders.length)] as string, next));
      const outcome = { refunded: 0, refused: 0, faults: [] as string[] };
      await refundAll(dataDir, place, requests, outcome);
      logProgress(`${outcome.refunded} refunds given, ${outcome.refused} refused`);
      for (let kill = 0; kill < kills; kill += 1) {
        const some = Array.from({ length: 12 }, (_, i) => refundRequestOf(refunds + kill * 12 + i, orders[Math.floor(next() * orders.length)] as string, next));
        const under = Promise.allSettled([...some, ...some].map((request) => send(place, request)));
        await pause(next() * 250);
        await shop.kill();
        await under;
        shop = await startShop({ dataDir, port });
        await refundAll(dataDir, place, some, outcome);
        if (kill % 10 === 9) logProgress(`${kill + 1} kills`);
      }
      outcome.faults.push(...(await faultsOf(dataDir, place)));
      logProgress(`${outcome.faults.length} faults in the ledger`);
      const gaps = documents > 0 ? await issueAll(dataDir, place, documents, logProgress) : 0;
      return { ...outcome, kills, documents, gaps, seconds: (performance.now() - startedAt) / 1000 };
    } finally {
      await shop.stop();
    }
  });
}

/** A code is accepted only once: if it was used already, waits for that of the next half minute. */
async function logIn(port: number): Promise<Place> {
  for (let left = 4; ; left -= 1) {
    try {
      return await logInOwner(`http://localhost:${port}`);
    } catch (error) {
      if (left === 0) throw error;
      await pause(31_000);
    }
  }
}

interface RefundRequest {
  key: string;
  number: string;
  body: object;
}

const refundRequestOf = (i: number, number: string, next: () => number): RefundRequest => ({
  key: `money-drill-${i}`,
  number,
  body: {
    reason: `drill ${i}`,
    restock: next() < 0.3,
    ...(next() < 0.5 ? { lines: [{ id: 0, qty: 1 + Math.floor(next() * 2) }] } : { amount: Math.ceil(next() * 3000) / 100 }),
    ...(next() < 0.2 && { delivery: true }),
  },
});

/** Creates orders of three units, paid by transfer or at the sandbox bank; returns their numbers. */
async function fillPaidOrders(dataDir: string, count: number): Promise<string[]> {
  const rows = await queryShop<{ id: string }>(
    dataDir,
    `with one as (select * from orders where exists (select from order_items i where i.order_id = orders.id) and currency = 'EUR' order by id limit 1),
      made as (
        insert into orders (code, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot, paid_at)
        select md5(g || 'money'), lang, currency, 'kupec' || g || '@primer.test', 'confirmed', 'paid', 'bank-transfer', 'none', 9000,
          jsonb_set(jsonb_set(snapshot, '{totals}', '{"items": 90, "discount": 0, "shipping": 0, "payment_fee": 0, "vat": [{"rate": 22, "base": 73.77, "vat": 16.23}], "total": 90}'), '{coupons}', '[]'), now()
        from one, generate_series(1, $1::integer) g returning id),
      lines as (insert into order_items (order_id, product_id, position, code, qty, unit_amount, vat_percent) select id, null, 0, 'DRILL', 3, 3000, 22 from made),
      paid as (
        insert into payments (reference, gateway, amount, currency, status, code)
        select 'order-' || id, case when id % 2 = 0 then 'bank-transfer' else 'sandbox-form' end, 9000, 'EUR', 'paid', md5('pay' || id) from made)
    select case when id < 1000000000 then id + 100000 else id end::text as id from made`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Sends each refund twice concurrently with one idempotency key: both replies must be equal. */
async function refundAll(
  dataDir: string,
  place: Place,
  requests: readonly RefundRequest[],
  outcome: { refunded: number; refused: number; faults: string[] },
): Promise<void> {
  const left = [...requests];
  // The second factor stays fresh for the whole drill.
  await queryShop(dataDir, `update staff_sessions set confirmed_at = now() + interval '2 hours', last_seen_at = now()`);
  const work = async (): Promise<void> => {
    for (let request = left.pop(); request; request = left.pop()) {
      const [one, two] = await Promise.all([sendUntilHeard(place, request), sendUntilHeard(place, request)]);
      if (one.status === 200 && two.status === 200 && one.id !== two.id) outcome.faults.push(`${request.key}: two refunds of one key`);
      if ((one.status === 200) !== (two.status === 200)) outcome.faults.push(`${request.key}: ${one.status} and ${two.status}`);
      if (one.status === 200) outcome.refunded += 1;
      else outcome.refused += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function sendUntilHeard(place: Place, request: RefundRequest): Promise<{ status: number; id?: number }> {
  const giveUp = performance.now() + LONGEST_MS;
  for (;;) {
    const answer = await send(place, request).catch(() => ({ status: 503 }));
    if (answer.status !== 503) return answer;
    if (performance.now() > giveUp) throw new Error(`${request.key} of order ${request.number}: still busy after ${LONGEST_MS / 1000} s`);
    await pause(200);
  }
}

async function send({ origin, cookie }: Place, { key, number, body }: RefundRequest): Promise<{ status: number; id?: number }> {
  const reply = await fetch(`${origin}/api/staff/orders/${number}/refunds/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const { data } = (await reply.json()) as { data: { id?: number } };
  return { status: reply.status, ...(data.id !== undefined && { id: data.id }) };
}

/** Returns the inconsistencies between ledger, payments, lines and the order's view, and excess refunds. */
async function faultsOf(dataDir: string, { origin, cookie }: Place): Promise<string[]> {
  const rows = await queryShop<{ number: string; paid: number; counted: number; ledger: number; pieces: number }>(
    dataDir,
    `select (case when o.id < 1000000000 then o.id + 100000 else o.id end)::text as number, p.amount as paid, p.refunded_amount as counted,
       coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id), 0)::integer as ledger,
       coalesce((select sum(l.qty) from refund_lines l where l.order_id = o.id), 0)::integer as pieces
     from orders o join payments p on p.reference = 'order-' || o.id where o.email like 'kupec%@primer.test'`,
  );
  const keys = await queryShop<{ n: number }>(
    dataDir,
    `select count(*)::integer as n from (select reason from refunds where reason like 'drill %' group by reason having count(distinct decision_id) > 1) twice`,
  );
  const faults = (keys[0]?.n ?? 0) > 0 ? [`${keys[0]?.n} keys gave money twice`] : [];
  for (const { number, paid, counted, ledger, pieces } of rows) {
    const reply = await fetch(`${origin}/api/staff/orders/${number}/refunds/`, { headers: { cookie } });
    const { data } = (await reply.json()) as { data: { refunded: number } };
    const shown = Math.round(data.refunded * 100);
    if (counted !== ledger || shown !== ledger || ledger > paid || pieces > 3)
      faults.push(`${number}: ledger ${ledger}, payment ${counted}, order ${shown}, paid ${paid}, ${pieces} pieces`);
  }
  return faults;
}

/** Issues invoices concurrently while every seventh attempt fails; returns how many numbers are left out or issued twice. */
async function issueAll(dataDir: string, { origin, cookie }: Place, count: number, logProgress: (what: string) => void): Promise<number> {
  const numbers = await fillPaidOrders(dataDir, count);
  await queryShop(dataDir, `create sequence planted`);
  await queryShop(
    dataDir,
    `create function fail_some() returns trigger language plpgsql as $$ begin if nextval('planted') % 7 = 0 then raise exception 'planted'; end if; return new; end $$`,
  );
  await queryShop(dataDir, `create trigger fail_some before insert on documents for each row execute function fail_some()`);
  const left = [...numbers];
  let issued = 0;
  const work = async (): Promise<void> => {
    for (let number = left.pop(); number; number = left.pop()) {
      for (const giveUp = performance.now() + LONGEST_MS; ; ) {
        const reply = await fetch(`${origin}/api/staff/documents/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ kind: 'invoice', order: number }),
        });
        const answer = await reply.text();
        if (reply.status === 200) break;
        if (performance.now() > giveUp) throw new Error(`no invoice of order ${number} in ${LONGEST_MS / 1000} s: ${reply.status} ${answer.slice(0, 200)}`);
      }
      issued += 1;
      if (issued % 1000 === 0) logProgress(`${issued} documents`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [row] = await queryShop<{ faults: number }>(
    dataDir,
    `select (max(sequence) - count(*) + count(*) - count(distinct sequence) + $1::integer - count(distinct order_id))::integer as faults from documents where kind = 'invoice'`,
    [numbers.length],
  );
  return row?.faults ?? -1;
}
