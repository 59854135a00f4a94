import type { devices } from '@vitrina/contract/devices';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { z } from 'zod';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findOrder, lockOrder } from '../order-queries.ts';
import { insertReturn, selectReturnable } from '../returns/return-queries.ts';
import { markAsBuyers, selectDevices, selectSameClaim } from './device-queries.ts';
import { isTooMany, TOO_MANY } from './limit-device-writes.ts';

/** Files the buyer's claim about one unit, which appears in the list of returns at once. */
export const createWarrantyClaim =
  ({ config }: Pick<OrderDeps, 'config'>) =>
  async ({ identifier, line, message }: z.output<typeof devices.claim.input>, { db, lang }: CallContext): Promise<Outcome<ReplyOf<typeof devices.claim>>> => {
    const found = await findOrder(db, identifier);
    const [device] = found ? await selectDevices(db, { lang, timeZone: config.settings.shop.timeZone }, { orderId: found.id, line }) : [];
    if (!found || !device) return fail('error_empty_data');
    if (await isTooMany(db, 'claim', found.id)) return TOO_MANY;
    return inShortTransaction(db, async (db) => {
      const order = await lockOrder(db, found.id);
      if (!order) return fail('error_empty_data');
      const existing = await selectSameClaim(db, { orderId: order.id, line, message });
      if (existing !== null) return ok({ id: existing });
      if (((await selectReturnable(db, order.id)).get(line) ?? 0) < 1) return fail('error_return_state');
      const id = await insertReturn(db, { orderId: order.id, kind: 'complaint', reason: message, by: null, lines: [{ position: line, qty: 1 }] });
      await markAsBuyers(db, id);
      await enqueueOrderMail(db, order, 'claim-received', String(id), { line, title: device.title, message });
      return ok({ id });
    });
  };
