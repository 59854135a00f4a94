import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { visitorAddress } from '../random.ts';
import { fillIn, openBuyer, placeOrder, putIn } from '../buyer.ts';

export interface Shopping {
  orders: string[];
  /** Calls that were rejected or got no response; a deploy must not cause any. */
  failed: string[];
}

const SHOPPERS = 4;
const PAUSE_MS = 150;

/** Starts guests that fill carts and order repeatedly, without retries. Returns a function that stops them. */
export function startShoppers({ port, codes }: { port: number; codes: readonly string[] }): () => Promise<Shopping> {
  const shopping: Shopping = { orders: [], failed: [] };
  let stopping = false;
  const shop = async (): Promise<void> => {
    // Production mode limits orders: each guest has its own client address and mailbox.
    const buyer = openBuyer({ port, drawAddress: () => visitorAddress(Math.random) });
    while (!stopping) {
      try {
        await buyer.startGuest();
        const refused =
          (await putIn(buyer, [codes[Math.floor(Math.random() * codes.length)] as string])) ?? (await fillIn(buyer, `kupec-${randomUUID()}@example.com`));
        await sleep(PAUSE_MS);
        const { label, data } = refused === null ? await placeOrder(buyer, randomUUID()) : { label: refused, data: {} };
        if (label === null) shopping.orders.push(String((data as { identifier: unknown }).identifier));
        else shopping.failed.push(label);
      } catch (error) {
        shopping.failed.push((error as Error).message);
      }
      await sleep(PAUSE_MS);
    }
    buyer.close();
  };
  const all = Promise.all(Array.from({ length: SHOPPERS }, shop));
  return async () => {
    stopping = true;
    await all;
    return shopping;
  };
}
