import type { Db } from '../../db/index.ts';
import type { DataCache } from '../../http/data-cache.ts';
import type { GuestHolding, Holding, OnErase } from '../customers/index.ts';
import type { FeedbackDeps } from '../feedback/index.ts';

/** Dependencies of the module, given by app.ts. */
export interface ServiceDeps {
  feedback: FeedbackDeps;
  /** Hooks to export and erase a customer's data in other modules. */
  customers: { holdings: readonly Holding[]; onErase: OnErase };
  /** Exporters of what other modules hold under a guest's address. */
  guestHoldings: readonly GuestHolding[];
  /** Gives an account the orders of guests under its address; their ids. */
  adoptOrders: (db: Db, account: { userId: number; email: string }) => Promise<number[]>;
  cache: DataCache;
  /** Number for people of an order's id. */
  orderNumber: (id: number) => string;
}
