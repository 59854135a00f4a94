import { createHash } from 'node:crypto';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { MOST_PHOTOS, type staffReturns } from '@vitrina/contract/staff/returns';
import { makePhoto } from '../../../adapters/photos/make-photo.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { lockOrder } from '../order-queries.ts';
import { insertPhoto, selectPhoto } from './photo-queries.ts';
import { selectPhotoIds, selectReturn } from './return-queries.ts';

type SavedPhoto = ReplyOf<typeof staffReturns.photo>;

/** Stores a photo of received goods, re-encoded upright and without the camera's metadata. */
export async function savePhoto({ id, content }: { id: number; content: string }, context: CallContext): Promise<Outcome<SavedPhoto>> {
  const scope = scopeOf(context.staff, 'returns.receive');
  const found = scope && (await selectReturn(context.db, id, scope));
  if (!found) return fail(scope ? 'error_empty_data' : 'error_forbidden');
  const uploaded = Buffer.from(content, 'base64');
  const converted = await makePhoto(uploaded);
  if (typeof converted === 'string') return fail(converted, { errors: [{ field: 'content', label_name: converted }] });
  return inShortTransaction(context.db, async (db) => {
    await lockOrder(db, found.order_id);
    if ((await selectPhotoIds(db, id)).length >= MOST_PHOTOS) return fail('error_return_state');
    const photo = await insertPhoto(db, {
      returnId: id,
      bytes: converted.bytes,
      width: converted.width,
      height: converted.height,
      hash: createHash('sha256').update(uploaded).digest(),
      by: context.actor.userId,
    });
    const paths = [{ path: `photos.${photo.id}`, after: { width: converted.width, height: converted.height } }];
    if (photo.isNew) await recordChange(db, { kind: 'return', subjectId: String(id), version: 0, action: 'photo', paths }, { context });
    return ok({ id: photo.id, width: converted.width, height: converted.height });
  });
}

export async function readPhoto(
  { id, photo }: { id: number; photo: number },
  { db, staff }: CallContext,
): Promise<Outcome<ReplyOf<typeof staffReturns.readPhoto>>> {
  const scope = scopeOf(staff, 'returns.receive');
  if (!scope) return fail('error_forbidden');
  const found = await selectReturn(db, id, scope);
  const bytes = found && (await selectPhoto(db, { id: photo, returnId: id }));
  return bytes ? ok({ content_type: 'image/webp', content: bytes.toString('base64') }) : fail('error_empty_data');
}
