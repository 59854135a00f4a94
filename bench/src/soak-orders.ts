import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillIn, openBuyer, placeOrder, putIn } from './buyer.ts';

const ORDER_EVERY_MS = 250;

export interface SoakOrders {
  placed: number;
  /** Number of refusals by label. */
  refused: Map<string, number>;
}

/** Orders as one guest after another, alongside the other load. */
export function startOrdering(port: number, codes: readonly string[]): { stop: () => Promise<SoakOrders> } {
  const orders: SoakOrders = { placed: 0, refused: new Map() };
  let isOver = false;
  const buyer = openBuyer({ port, again: async () => !isOver && (await sleep(300, true)) });
  const all = (async () => {
    for (let n = 0; !isOver; n += 1) {
      await buyer.startGuest();
      const refusal = (await putIn(buyer, [codes[n % codes.length] as string])) ?? (await fillIn(buyer)) ?? (await placeOrder(buyer, randomUUID())).label;
      if (refusal === null) orders.placed += 1;
      else orders.refused.set(refusal, (orders.refused.get(refusal) ?? 0) + 1);
      await sleep(ORDER_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await all;
      buyer.close();
      return orders;
    },
  };
}
