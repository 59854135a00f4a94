import { randomUUID } from 'node:crypto';
import { fillIn, openBuyer, placeOrder, putIn, type Reply } from './buyer.ts';
import { takeFromShelf } from './shelf.ts';
import { queryShop } from './shop-database.ts';
import type { ShopProcess } from './shop-process.ts';

const ROUNDS = 20;
const AT_ONCE = 5;

export interface RacesResult {
  rounds: number;
  /** Rounds with none or several orders, or with different orders in the replies. */
  wrong: number;
  /** Milliseconds within which the five calls were sent, at most. */
  spread: number;
  /** Number of replies by kind. */
  answers: Map<string, number>;
}

/** Sends five concurrent orders of one cart over open connections: without idempotency keys, with one key, and with five. */
export async function races(shop: ShopProcess, dataDir: string): Promise<RacesResult> {
  const take = await takeFromShelf(shop.port);
  const result: RacesResult = { rounds: ROUNDS, wrong: 0, spread: 0, answers: new Map() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = openBuyer({ port: shop.port, connections: AT_ONCE });
    await buyer.startGuest();
    const refusal = (await putIn(buyer, [take()])) ?? (await fillIn(buyer));
    if (refusal !== null) throw new Error(`the cart cannot be ordered: ${refusal}`);
    await Promise.all(Array.from({ length: AT_ONCE }, () => buyer.call('GET', 'webshop/cart/')));
    const keys = keysOf(round);
    const startedAt = performance.now();
    const calls = keys.map((key) => placeOrder(buyer, key));
    result.spread = Math.max(result.spread, performance.now() - startedAt);
    const replies = await Promise.all(calls);
    buyer.close();
    for (const { label } of replies) result.answers.set(label ?? 'order', (result.answers.get(label ?? 'order') ?? 0) + 1);
    if (!(await isOneOrder(dataDir, replies))) result.wrong += 1;
  }
  return result;
}

function keysOf(round: number): (string | undefined)[] {
  const same = randomUUID();
  return Array.from({ length: AT_ONCE }, () => [undefined, same, randomUUID()][round % 3]);
}

/** True if all successful calls got one and the same order, the others a clear refusal, and the guest has just that order in the database. */
async function isOneOrder(dataDir: string, replies: readonly Reply[]): Promise<boolean> {
  const identifiers = new Set(replies.flatMap(({ label, data }) => (label === null ? [String(data.identifier)] : [])));
  if (identifiers.size !== 1 || replies.some(({ status }) => status === 500)) return false;
  const [stored] = await queryShop<{ n: number }>(
    dataDir,
    `select count(*)::integer as n from orders where token_id = (select token_id from orders where id || '-' || code = $1)`,
    [...identifiers],
  );
  return stored?.n === 1;
}
