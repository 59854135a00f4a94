import type { FieldError } from '@vitrina/contract/errors';
import type { feedback, OwnComment } from '@vitrina/contract/feedback';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectProducts } from '../catalogue/index.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { insertEvent, selectOwn } from './review-queries.ts';
import { stateOf } from './review-view.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { limitWriting } from './limit-writing.ts';
import { readWriter, type Writer } from './read-writer.ts';
import { claimEarlierFeedback, type CommentText, lockWriter, upsertComment, upsertRating } from './write-queries.ts';

type Input = z.output<typeof feedback.addComment.input>;

/** Saves a review for approval by staff, replacing the person's earlier one. A buyer's rating counts immediately. */
export const addReview =
  (deps: FeedbackDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<{ state: OwnComment['state']; is_verified: boolean }>> => {
    const { db, lang } = context;
    const productId = input.content_id;
    const text: CommentText = {
      display_name: cleanLine(input.display_name),
      message: cleanText(input.message),
      rate: input.rate,
      lang,
      pros: points(input.pros),
      cons: points(input.cons),
    };
    const errors = (['display_name', 'message'] as const).flatMap((field): FieldError[] =>
      text[field] === '' ? [{ field, label_name: 'error_field_required' }] : [],
    );
    if (errors.length > 0) return fail('error_bad_input', { errors });
    const writer = await readWriter(context, { productId, identifier: input.identifier }, deps);
    if (!writer) return fail('error_unauthorized');
    if ((await selectProducts(db, [productId], context)).length === 0) return fail('error_empty_data');
    const limit = await limitWriting(writer, context);
    if (!limit.ok) return limit;
    const state = await db.transaction().execute((db) => saveComment(db, productId, writer, text));
    return ok({ state, is_verified: writer.hasBought });
  };

async function saveComment(db: Db, productId: number, writer: Writer, text: CommentText): Promise<OwnComment['state']> {
  await lockWriter(db, productId, writer);
  await claimEarlierFeedback(db, productId, writer);
  const saved = await upsertComment(db, productId, writer, text);
  if (saved) await insertEvent(db, { commentId: saved.id, kind: saved.isNew ? 'written' : 'changed', userId: writer.userId, data: { ...text } });
  if (writer.hasBought) await upsertRating(db, productId, writer, text.rate);
  const own = await selectOwn(db, productId, writer);
  return own ? stateOf(own) : 'waiting';
}

/** Non-empty lines without duplicates. */
const points = (lines: readonly string[]): string[] => [...new Set(lines.map(cleanLine).filter((line) => line !== ''))];
