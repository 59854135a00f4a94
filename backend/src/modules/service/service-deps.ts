import type { Db } from '../../db/index.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import type { GuestHolding, Holding, OnErase } from '../customers/index.ts';
import type { FeedbackDeps } from '../feedback/index.ts';

/** Dependencies of the module, created in app.ts. */
export interface ServiceDeps {
  feedback: FeedbackDeps;
  /** Hooks to export and erase a customer's data in other modules. */
  customers: { holdings: readonly Holding[]; onErase: OnErase };
  /** Exporters of data of other modules for a guest's address. */
  guestHoldings: readonly GuestHolding[];
  /** Assigns guest orders with the account's address to the account; returns their ids. */
  adoptOrders: (db: Db, account: { userId: number; email: string }) => Promise<number[]>;
  cache: ReplyCache;
  /** Public order number of an order's id. */
  orderNumber: (id: number) => string;
}
