import { QUESTIONS_PER_PAGE, type questions, type QuestionsReply } from '@vitrina/contract/questions';
import { sameLanguages } from '@vitrina/contract/values/same-language';
import type { z } from 'zod';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { fold, selectProducts } from '../../catalogue/index.ts';
import { paginationView } from '../review-view.ts';
import type { FeedbackDeps } from '../feedback-deps.ts';
import { readWriter } from '../read-writer.ts';
import { selectConfirmedAddress, selectOwnQuestions, selectQuestions } from './question-queries.ts';
import { askedQuestionView, questionView } from './question-view.ts';

type Input = z.output<typeof questions.questions.input>;

const MOST_WORDS = 8;
/** Length of an ending that is ignored in longer words, so that `baterijo` finds `baterija`. */
const ENDING = 2;
const STEM_LENGTH = 4;

/** Published questions about a product with their answers, and the caller's own. */
export const listQuestions =
  (deps: FeedbackDeps) =>
  async ({ content_id, q, page, identifier }: Input, context: CallContext): Promise<Outcome<QuestionsReply>> => {
    const { db, lang, actor } = context;
    const [product] = await selectProducts(db, [content_id], context);
    if (!product) return fail('error_empty_data');
    const writer = await readWriter(context, { productId: content_id, identifier }, deps);
    const isOwnToken = actor.tokenId !== deps.trustedTokenId;
    const [found, email, own] = await Promise.all([
      selectQuestions(db, content_id, { words: beginnings(q), languages: sameLanguages(lang), page, perPage: QUESTIONS_PER_PAGE }),
      isOwnToken ? selectConfirmedAddress(db, actor.userId) : null,
      actor.userId === null ? [] : selectOwnQuestions(db, content_id, actor.userId),
    ]);
    return ok({
      items: found.rows.map((row) => questionView(row, found.answers)),
      pagination: paginationView(page, QUESTIONS_PER_PAGE, found.total),
      q,
      has_bought: writer?.hasBought ?? false,
      email,
      own: own.map(askedQuestionView),
    });
  };

/** Folded words of a search without their endings. */
const beginnings = (q: string): string[] =>
  (fold(q).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (word.length > STEM_LENGTH ? word.slice(0, Math.max(STEM_LENGTH, word.length - ENDING)) : word));
