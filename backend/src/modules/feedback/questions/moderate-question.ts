import type { OwnComment, RefusalReason } from '@vitrina/contract/feedback';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { cleanText } from '../clean-text.ts';
import { stateOf } from '../review-view.ts';
import { insertPostEvent, lockPost, type PostRow } from './question-queries.ts';
import { publishPost, refusePost, upsertShopAnswer } from './question-writes.ts';

interface Decision {
  id: number;
  decision: 'approve' | 'refuse';
  reason?: RefusalReason | undefined;
}

/** Publishes a question or an answer, or refuses it with a reason; repeated decisions change nothing. */
export async function decidePost(db: Db, { id, decision, reason }: Decision, by: number | null): Promise<Outcome<{ state: OwnComment['state'] }>> {
  const post = await lockPost(db, id);
  // Staff see it only after its address is confirmed.
  if (!post || post.confirmed_at === null) return fail('error_empty_data');
  const state = decision === 'approve' ? 'approved' : 'refused';
  const refusal = decision === 'refuse' ? (reason ?? null) : null;
  if (stateOf(post) === state && post.refusal === refusal) return ok({ state });
  await (refusal === null ? publishPost(db, id) : refusePost(db, id, refusal));
  await insertPostEvent(db, { postId: id, kind: state, userId: by, ...(refusal && { data: { reason: refusal } }) });
  if (refusal !== null && post.question_id === null) await enqueueAskerMail(db, post, 'question-refused', id);
  if (refusal === null && post.question_id !== null) await notifyOfAnswer(db, post.question_id, id);
  return ok({ state });
}

/** Saves the shop's answer, replacing an earlier one; a waiting question is published with it. */
export async function answerAsShop(
  db: Db,
  { id, message: typed, lang }: { id: number; message: string; lang: LanguageCode },
  by: number | null,
): Promise<Outcome<{ message: string }>> {
  const message = cleanText(typed);
  if (message === '') return fail('error_bad_input', { errors: [{ field: 'message', label_name: 'error_field_required' }] });
  const question = await lockPost(db, id);
  if (!question || question.question_id !== null || question.confirmed_at === null || question.refusal !== null) return fail('error_empty_data');
  if (!question.approved) {
    await publishPost(db, id);
    await insertPostEvent(db, { postId: id, kind: 'approved', userId: by });
  }
  const answerId = await upsertShopAnswer(db, question, { message, lang });
  await insertPostEvent(db, { postId: answerId, kind: 'written', userId: by, data: { message } });
  await enqueueAskerMail(db, question, 'question-answered', answerId);
  return ok({ message });
}

async function notifyOfAnswer(db: Db, questionId: number, answerId: number): Promise<void> {
  const question = await lockPost(db, questionId);
  if (question?.approved) await enqueueAskerMail(db, question, 'question-answered', answerId);
}

/** Enqueues a mail to the asker about a post. */
async function enqueueAskerMail(db: Db, { email, lang, stopped_at }: PostRow, kind: 'question-answered' | 'question-refused', postId: number): Promise<void> {
  if (email === null || stopped_at !== null) return;
  await enqueueMail(db, { dedupeKey: `${kind}:${postId}`, kind, recipient: email, lang, data: { postId } });
}
