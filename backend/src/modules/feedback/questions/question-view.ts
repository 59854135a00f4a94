import type { Question } from '@vitrina/contract/question';
import type { AskedQuestion } from '@vitrina/contract/questions';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { stateOf } from '../review-view.ts';
import type { PostRow } from './question-queries.ts';

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const postView = ({ id, message, lang, created_at }: PostRow) => ({ id, message, lang: LANGUAGES[lang].lang, date: dayOf(created_at) });

/** A published question with its published answers. */
export const questionView = (row: PostRow, answers: readonly PostRow[]): Question => ({
  ...postView(row),
  display_name: row.display_name,
  answers: answers
    .filter(({ question_id }) => question_id === row.id)
    .map((answer) => ({
      ...postView(answer),
      author: answer.author === 'shop' ? 'shop' : 'buyer',
      display_name: answer.author === 'shop' ? null : answer.display_name,
    })),
});

/** Returns a question as its asker sees it. */
export const askedQuestionView = (row: PostRow): AskedQuestion => ({
  message: row.message,
  date: dayOf(row.created_at),
  state: row.confirmed_at === null ? 'unconfirmed' : stateOf(row),
  refusal: row.refusal,
  is_stopped: row.stopped_at !== null,
});
