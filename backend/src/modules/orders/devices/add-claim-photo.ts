import { createHash } from 'node:crypto';
import { type devices, MOST_CLAIM_PHOTOS } from '@vitrina/contract/devices';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { z } from 'zod';
import { makePhoto } from '../../../adapters/photos/make-photo.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { findOrder, lockOrder } from '../order-queries.ts';
import { insertPhoto } from '../returns/photo-queries.ts';
import { countClaimPhotos, selectOpenClaim } from './device-queries.ts';
import { isTooMany, TOO_MANY } from './limit-device-writes.ts';

/** Adds a photo to the buyer's claim. */
export async function addClaimPhoto(
  { identifier, id, content }: z.output<typeof devices.claimPhoto.input>,
  { db }: CallContext,
): Promise<Outcome<ReplyOf<typeof devices.claimPhoto>>> {
  const order = await findOrder(db, identifier);
  if (!order) return fail('error_empty_data');
  if (await isTooMany(db, 'claim-photo', order.id)) return TOO_MANY;
  if (!(await selectOpenClaim(db, { orderId: order.id, id }))) return fail('error_return_state');
  const uploaded = Buffer.from(content, 'base64');
  const converted = await makePhoto(uploaded);
  if (typeof converted === 'string') return fail(converted, { errors: [{ field: 'content', label_name: converted }] });
  return db.transaction().execute(async (db) => {
    await lockOrder(db, order.id);
    if ((await countClaimPhotos(db, id)) >= MOST_CLAIM_PHOTOS) return fail('error_photo_limit');
    const { bytes, width, height } = converted;
    const photo = await insertPhoto(db, { returnId: id, bytes, width, height, hash: createHash('sha256').update(uploaded).digest(), by: null });
    return ok({ id: photo.id, width, height });
  });
}
