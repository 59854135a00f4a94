import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Buyer, fillIn, openBuyer, placeOrder, putIn, type Reply } from './buyer.ts';
import { pick } from './random.ts';

const BUYERS = 8;
const COUPON = 'VITRINA10';
/** One of this many orders is repeated with its idempotency key after the reply. */
const REPEAT_EVERY = 10;

/** An order whose placement the shop confirmed. */
export interface Acknowledged {
  identifier: string;
  key: string;
  /** Result of the repeated call; `null`: it was not repeated. */
  repeated: string | null;
}

export interface Buying {
  acknowledged: Acknowledged[];
  sentAgain: Map<string, number>;
  /** Error labels after a kill of the database, which may have lost the last steps of a cart; the whole order is then repeated. */
  forgotten: Map<string, number>;
  /** All other error labels, including those of repeated orders; a crash must not cause any. */
  refused: Map<string, number>;
  failure: () => Error | undefined;
  /** Stops after each buyer has finished the current order. */
  stop: () => Promise<Acknowledged[]>;
}

interface Options {
  port: number;
  codes: readonly string[];
  next: () => number;
  /** Number of kills of the database so far; absent: none. */
  databaseKills?: () => number;
}

/** Starts guests that order two products each, half of them with a coupon. Calls without a response are retried, the order with its idempotency key. */
export function startBuying({ port, codes, next, databaseKills = () => 0 }: Options): Buying {
  const acknowledged: Acknowledged[] = [];
  const sentAgain = new Map<string, number>();
  const refused = new Map<string, number>();
  const forgotten = new Map<string, number>();
  let stopping = false;
  let failure: Error | undefined;

  const again = async (lost: Error | Reply): Promise<boolean> => {
    const why = lost instanceof Error ? ((lost as NodeJS.ErrnoException).code ?? lost.message) : `${lost.status} ${lost.label}`;
    count(sentAgain, why);
    await sleep(50);
    return failure === undefined;
  };
  const buy = async (): Promise<void> => {
    const buyer = openBuyer({ port, again });
    try {
      while (!stopping) {
        const order = { key: randomUUID(), things: [pick(codes, next), pick(codes, next)], hasCoupon: next() < 0.5 };
        const repeat = acknowledged.length % REPEAT_EVERY === 0;
        const kills = databaseKills();
        await buyer.startGuest();
        let placed = await orderOnce(buyer, order, repeat);
        if (typeof placed === 'string' && databaseKills() > kills) {
          count(forgotten, placed);
          placed = await orderOnce(buyer, order, repeat);
        }
        if (typeof placed === 'string') count(refused, placed);
        else acknowledged.push(placed);
      }
    } catch (error) {
      failure ??= error as Error;
    } finally {
      buyer.close();
    }
  };
  const all = Promise.all(Array.from({ length: BUYERS }, buy));
  return {
    acknowledged,
    sentAgain,
    forgotten,
    refused,
    failure: () => failure,
    stop: async () => {
      stopping = true;
      await all;
      if (failure) throw failure;
      return acknowledged;
    },
  };
}

interface Order {
  key: string;
  things: readonly string[];
  hasCoupon: boolean;
}

/** Returns the order, or the failed step with its error label. */
async function orderOnce(buyer: Buyer, { key, things, hasCoupon }: Order, repeat: boolean): Promise<Acknowledged | string> {
  const filled = (await putIn(buyer, things)) ?? (await fillIn(buyer));
  if (filled !== null) return `cart: ${filled}`;
  if (hasCoupon) {
    const { label } = await buyer.call('POST', 'webshop/coupon/', { body: { code: COUPON } });
    // After a retry the coupon may be applied already; attempts interrupted by a crash count towards the limit for a minute.
    if (label !== null && label !== 'error_coupon_already' && label !== 'error_too_many_requests') return `coupon: ${label}`;
  }
  const { label, data } = await placeOrder(buyer, key);
  if (label !== null) return `order: ${label}`;
  const repeated = repeat ? await placeOrder(buyer, key) : null;
  return { identifier: String(data.identifier), key, repeated: repeated && String(repeated.data.identifier ?? repeated.label) };
}

const count = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
