import { createHash } from 'node:crypto';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { type devices, MOST_CLAIM_PHOTOS } from '@vitrina/contract/devices';
import type { z } from 'zod';
import { makePhoto } from '../../../adapters/photos/make-photo.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { isOverLimit } from '../../customers/index.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findOrder, lockOrder } from '../order-queries.ts';
import { insertPhoto } from '../returns/photo-queries.ts';
import { insertReturn, selectReturnable } from '../returns/return-queries.ts';
import { countClaimPhotos, markAsBuyers, saveSerialNumber, selectDevices, selectOpenClaim, selectSameClaim } from './device-queries.ts';

type Deps = Pick<OrderDeps, 'config'>;

/** Claims and photographs per order within a day. */
const MOST_WRITES = 40;
const MOST_CLAIMS = 8;
const DAY_SECONDS = 86_400;

const isTooMany = (db: CallContext['db'], what: string, orderId: number, most: number): Promise<boolean> =>
  isOverLimit(db, [{ key: `${what}:${orderId}`, most }], DAY_SECONDS);

const TOO_MANY = fail('error_too_many_requests', { headers: { 'retry-after': String(DAY_SECONDS) } });

/** Saves the serial number of a bought device. */
export const saveDevice =
  ({ config }: Deps) =>
  async ({ identifier, line, serial_number }: z.output<typeof devices.save.input>, { db, lang }: CallContext): Promise<Outcome<Record<string, never>>> => {
    const order = await findOrder(db, identifier);
    const [device] = order ? await selectDevices(db, { lang, timeZone: config.settings.shop.timeZone }, { orderId: order.id, line }) : [];
    if (!order || !device) return fail('error_empty_data');
    if (await isTooMany(db, 'device', order.id, MOST_WRITES)) return TOO_MANY;
    await saveSerialNumber(db, { orderId: order.id, line, serialNumber: serial_number });
    return ok({});
  };

/** Files the buyer's claim about one unit, which appears in the list of returns at once. */
export const makeClaim =
  ({ config }: Deps) =>
  async ({ identifier, line, message }: z.output<typeof devices.claim.input>, { db, lang }: CallContext): Promise<Outcome<ReplyOf<typeof devices.claim>>> => {
    const found = await findOrder(db, identifier);
    const [device] = found ? await selectDevices(db, { lang, timeZone: config.settings.shop.timeZone }, { orderId: found.id, line }) : [];
    if (!found || !device) return fail('error_empty_data');
    if (await isTooMany(db, 'claim', found.id, MOST_CLAIMS)) return TOO_MANY;
    return inShortTransaction(db, async (db) => {
      const order = await lockOrder(db, found.id);
      if (!order) return fail('error_empty_data');
      const known = await selectSameClaim(db, { orderId: order.id, line, message });
      if (known !== null) return ok({ id: known });
      if (((await selectReturnable(db, order.id)).get(line) ?? 0) < 1) return fail('error_return_state');
      const id = await insertReturn(db, { orderId: order.id, kind: 'complaint', reason: message, by: null, lines: [{ position: line, qty: 1 }] });
      await markAsBuyers(db, id);
      await enqueueOrderMail(db, order, 'claim-received', String(id), { line, title: device.title, message });
      return ok({ id });
    });
  };

/** Adds a photo to the buyer's claim. */
export async function addClaimPhoto(
  { identifier, id, content }: z.output<typeof devices.claimPhoto.input>,
  { db }: CallContext,
): Promise<Outcome<ReplyOf<typeof devices.claimPhoto>>> {
  const order = await findOrder(db, identifier);
  if (!order) return fail('error_empty_data');
  if (await isTooMany(db, 'claim-photo', order.id, MOST_WRITES)) return TOO_MANY;
  if (!(await selectOpenClaim(db, { orderId: order.id, id }))) return fail('error_return_state');
  const sent = Buffer.from(content, 'base64');
  const made = await makePhoto(sent);
  if (typeof made === 'string') return fail(made, { errors: [{ field: 'content', label_name: made }] });
  return db.transaction().execute(async (db) => {
    await lockOrder(db, order.id);
    if ((await countClaimPhotos(db, id)) >= MOST_CLAIM_PHOTOS) return fail('error_photo_limit');
    const { bytes, width, height } = made;
    const photo = await insertPhoto(db, { returnId: id, bytes, width, height, hash: createHash('sha256').update(sent).digest(), by: null });
    return ok({ id: photo.id, width, height });
  });
}
