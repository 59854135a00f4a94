import { createHmac } from 'node:crypto';
import { OFFICE } from '@vitrina/demo/known';
import { inNewFolder } from './in-new-folder.ts';
import { startShop } from './shop-process.ts';
import { queryShop } from './shop-database.ts';

const ORDERS = 100_000;
const AT_ONCE = 8;
const QUESTIONS = 400;
const POOL = ['confirmed', 'shipped', 'new', 'cancelled', 'delivered'] as const;

/** The list of orders at a hundred thousand of them, on a demo shop of its own. */
export async function measureDesk({ port, note }: { port: number; note: (name: string, value: number, more?: string) => void }): Promise<void> {
  await inNewFolder(async (dataDir) => {
    const shop = await startShop({ dataDir, port });
    try {
      await fillOrders(dataDir);
      const place = await logInOwner(`http://localhost:${port}`);
      await askOrders(place);
      const times = await askOrders(place);
      note('order_desk_p95', times[Math.floor(times.length * 0.95)] as number, `(p50 ${times[times.length >> 1]?.toFixed(0)} ms, ${times.length} questions)`);
    } finally {
      await shop.stop();
    }
  });
}

/** Fills the database of a running demo shop with orders like those it has. */
async function fillOrders(dataDir: string, count = ORDERS): Promise<void> {
  await queryShop(
    dataDir,
    `with old as (select row_number() over () - 1 as place, o.* from orders o), kinds as (select count(*) as n from old)
     insert into orders (id, code, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot, created_at)
     select 1000000000 + g * 7, md5(g::text), lang, currency, 'kupec' || g || '@primer.test', ($2::text[])[1 + g % 5], payment_status, payment_code, payment_type, 1000 + (g * 7919) % 500000, snapshot,
       now() - make_interval(secs => g * 60)
     from generate_series(1, $1::integer) g, kinds join old on true where old.place = g % kinds.n on conflict do nothing`,
    [count, POOL],
  );
  await queryShop(dataDir, 'vacuum analyze orders');
}

export interface Place {
  origin: string;
  /** Of its session. */
  cookie: string;
}

/** Logs the demo shop's owner in. */
export async function logInOwner(origin: string): Promise<Place> {
  const post = async (path: string, body: object, cookie = '') => {
    const reply = await fetch(`${origin}/api/staff/session/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return (reply.headers.get('set-cookie') ?? '').split(';')[0] as string;
  };
  const half = await post('begin', { email: OFFICE.people[0].email, password: OFFICE.password });
  return { origin, cookie: await post('second', { code: codeOf(OFFICE.totpSecret) }, half) };
}

/** The code of this half minute (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  return String((hash.readUInt32BE((hash.at(-1) as number) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** What a person at the desk asks: the newest, one state, a page far down, an e-mail, a number. */
const questions = (i: number): object =>
  [
    {},
    { filter: { state: POOL[i % 5] } },
    { offset: (i * 997) % 99_000 },
    { filter: { text: `kupec${i * 31}@primer.test` } },
    { filter: { text: String(1_000_000_000 + i * 7) } },
    { sort: '-total', offset: (i * 61) % 5000 },
  ][i % 6] as object;

/** Milliseconds of each answer, fastest first, eight at once. */
async function askOrders({ origin, cookie }: Place): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < QUESTIONS; i = next++) {
      const begun = performance.now();
      const reply = await fetch(`${origin}/api/staff/orders/search/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(questions(i)),
      });
      if (!reply.ok) throw new Error(`${JSON.stringify(questions(i))}: ${await reply.text()}`);
      await reply.arrayBuffer();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return times.sort((a, b) => a - b);
}
