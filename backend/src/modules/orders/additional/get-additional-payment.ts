import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { type OrderRow, selectOrder, selectSnapshot } from '../order-queries.ts';
import { findAdditional } from './additional-queries.ts';
import { toAdditionalPayment } from './additional-view.ts';

/** Authorised by the payment's identifier; shows only the number of the order. */
export const getAdditionalPayment =
  (deps: OrderDeps) =>
  async ({ identifier }: { identifier: string }, { db, lang }: Pick<CallContext, 'db' | 'lang'>): Promise<Outcome<AdditionalPayment>> => {
    const additional = await findAdditional(db, identifier);
    if (!additional) return fail('error_empty_data');
    const [order, { customer }] = await Promise.all([selectOrder(db, additional.order_id), selectSnapshot(db, additional.order_id)]);
    return ok(toAdditionalPayment(deps, lang, { additional, order: order as OrderRow, customer }));
  };
