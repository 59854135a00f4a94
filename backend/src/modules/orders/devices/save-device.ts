import type { devices } from '@vitrina/contract/devices';
import type { z } from 'zod';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findOrder } from '../order-queries.ts';
import { saveSerialNumber, selectDevices } from './device-queries.ts';
import { isTooMany, TOO_MANY } from './limit-device-writes.ts';

/** Saves the serial number of a bought device. */
export const saveDevice =
  ({ config }: Pick<OrderDeps, 'config'>) =>
  async ({ identifier, line, serial_number }: z.output<typeof devices.save.input>, { db, lang }: CallContext): Promise<Outcome<Record<string, never>>> => {
    const order = await findOrder(db, identifier);
    const [device] = order ? await selectDevices(db, { lang, timeZone: config.settings.shop.timeZone }, { orderId: order.id, line }) : [];
    if (!order || !device) return fail('error_empty_data');
    if (await isTooMany(db, 'device', order.id)) return TOO_MANY;
    await saveSerialNumber(db, { orderId: order.id, line, serialNumber: serial_number });
    return ok({});
  };
