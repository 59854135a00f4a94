import type { FieldError } from '@vitrina/contract/errors';
import type { questions } from '@vitrina/contract/questions';
import type { z } from 'zod';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { selectProducts } from '../../catalogue/index.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { stateOf } from '../review-view.ts';
import type { FeedbackDeps } from '../feedback-deps.ts';
import { limitWriting } from '../limit-writing.ts';
import { readWriter } from '../read-writer.ts';
import { insertPostEvent, selectPublishedQuestion } from './question-queries.ts';
import { selectAnswerState, upsertAnswer } from './question-writes.ts';

type Input = z.output<typeof questions.answer.input>;
type Reply = z.input<typeof questions.answer.reply>;

/** Saves a buyer's answer for approval by staff, replacing their earlier one. */
export const answerQuestion =
  (deps: FeedbackDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<Reply>> => {
    const { db, lang, actor } = context;
    const text = { display_name: cleanLine(input.display_name), message: cleanText(input.message), lang };
    const errors = (['display_name', 'message'] as const).flatMap((field): FieldError[] =>
      text[field] === '' ? [{ field, label_name: 'error_field_required' }] : [],
    );
    if (errors.length > 0) return fail('error_bad_input', { errors });
    if (actor.tokenId === null || actor.tokenId === deps.trustedTokenId) return fail('error_unauthorized');
    const question = await selectPublishedQuestion(db, input.question_id);
    if (!question || (await selectProducts(db, [question.product_id], context)).length === 0) return fail('error_empty_data');
    const writer = await readWriter(context, { productId: question.product_id, identifier: input.identifier }, deps);
    if (!writer?.hasBought) return fail('error_not_bought');
    const limit = await limitWriting(writer, context);
    if (!limit.ok) return limit;
    const { person, userId } = writer;
    const state = await db.transaction().execute(async (db) => {
      const saved = await upsertAnswer(db, { ...text, question, person, userId });
      if (saved) await insertPostEvent(db, { postId: saved.id, kind: saved.isNew ? 'written' : 'changed', userId, data: text });
      const own = await selectAnswerState(db, question.id, person);
      return own ? stateOf(own as Parameters<typeof stateOf>[0]) : 'waiting';
    });
    return ok({ state });
  };
