import { createHash } from 'node:crypto';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { feedback } from '@vitrina/contract/feedback';
import { MOST_PHOTOS } from '@vitrina/contract/values/comment-form';
import type { z } from 'zod';
import { makePhoto } from '../../adapters/photos/make-photo.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { insertEvent, selectOwn } from './review-queries.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { limitWriting } from './limit-writing.ts';
import { awaitDecision, countCommentPhotos, deleteCommentPhoto, insertCommentPhoto, selectPublicPhoto } from './photo-queries.ts';
import { readWriter } from './read-writer.ts';
import { lockWriter } from './write-queries.ts';

type Added = z.output<typeof feedback.addPhoto.input>;
type Dropped = z.output<typeof feedback.dropPhoto.input>;

/** Adds a photo to the caller's own review, which then awaits approval again. */
export const addReviewPhoto =
  (deps: FeedbackDeps) =>
  async ({ content_id: productId, content, identifier }: Added, context: CallContext): Promise<Outcome<ReplyOf<typeof feedback.addPhoto>>> => {
    const { db } = context;
    const writer = await readWriter(context, { productId, identifier }, deps);
    if (!writer) return fail('error_unauthorized');
    const limit = await limitWriting(writer, context);
    if (!limit.ok) return limit;
    if (!(await selectOwn(db, productId, writer))) return fail('error_empty_data');
    const sent = Buffer.from(content, 'base64');
    const resized = await makePhoto(sent);
    if (typeof resized === 'string') return fail(resized, { errors: [{ field: 'content', label_name: resized }] });
    return db.transaction().execute(async (db) => {
      await lockWriter(db, productId, writer);
      const own = await selectOwn(db, productId, writer);
      if (!own) return fail('error_empty_data');
      const photo = await insertCommentPhoto(db, own.id, resized, createHash('sha256').update(sent).digest());
      if (photo.isNew && (await countCommentPhotos(db, own.id)) > MOST_PHOTOS) {
        await deleteCommentPhoto(db, own.id, photo.id);
        return fail('error_photo_limit');
      }
      if (photo.isNew) {
        await awaitDecision(db, own.id);
        await insertEvent(db, { commentId: own.id, kind: 'changed', userId: writer.userId, data: { photo: photo.id } });
      }
      return ok({ id: photo.id, width: resized.width, height: resized.height });
    });
  };

/** Removes a photo from the caller's own review, whose state stays, as the rest was or will be moderated anyway. */
export const dropReviewPhoto =
  (deps: FeedbackDeps) =>
  async ({ content_id: productId, id, identifier }: Dropped, context: CallContext): Promise<Outcome<Record<string, never>>> => {
    const writer = await readWriter(context, { productId, identifier }, deps);
    if (!writer) return fail('error_unauthorized');
    const own = await selectOwn(context.db, productId, writer);
    if (!own || !(await deleteCommentPhoto(context.db, own.id, id))) return fail('error_empty_data');
    return ok({});
  };

/** A photo of a published review. */
export async function readReviewPhoto(
  { id, size }: { id: number; size: 'small' | 'large' },
  { db }: CallContext,
): Promise<Outcome<ReplyOf<typeof feedback.photo>>> {
  const bytes = await selectPublicPhoto(db, id, size);
  return bytes ? ok({ bytes: new Uint8Array(bytes), name: `review-${id}.webp`, keepSeconds: 3600 }) : fail('error_empty_data');
}
