import type { CallReply } from '@vitrina/contract/call-types';
import * as questionCalls from '@vitrina/contract/staff/questions.calls';
import * as calls from '@vitrina/contract/staff/reviews.calls';
import type { QuestionColumn, ReviewColumn } from '@vitrina/contract/staff/reviews';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { callStaff } from '../../api/call-staff.ts';
import type { CsvFile } from '../../kits/list/csv-button.tsx';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import type { ReviewsSearch } from './reviews-search.ts';

export type Review = CallReply<typeof calls.search>['items'][number];
export type StaffQuestion = CallReply<typeof questionCalls.search>['items'][number];
/** Entry awaiting a decision. */
export type Queued = Review | StaffQuestion;

export const isReview = (one: Queued): one is Review => 'rate' in one;

interface Queue {
  /** Waiting entries oldest first, all others newest first. */
  source: () => ListSource<Queued>;
  fetchCsv: (columns: readonly string[]) => Promise<CsvFile>;
}

/** Queue selected by the address. */
export function readQueue({ tab: state = 'waiting', kind = 'reviews', text, stars, product, lang, from, to }: ReviewsSearch): Queue {
  const filter = {
    ...(text && { text }),
    ...(product && { product }),
    ...(lang && { lang: lang as LanguageCode }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
  const byStars = kind === 'reviews' && stars ? { stars: Number(stars) } : {};
  return {
    source: () => ({
      name: 'reviews',
      query: { kind, state, filter, ...byStars },
      fetch: (part, signal) =>
        kind === 'questions'
          ? callStaff(questionCalls.search, { state, filter, ...part }, { ...(signal && { signal }) })
          : callStaff(calls.search, { state, filter: { ...filter, ...byStars }, ...part }, { ...(signal && { signal }) }),
    }),
    fetchCsv: (columns) =>
      kind === 'questions'
        ? callStaff(questionCalls.csv, { state, filter, columns: columns as QuestionColumn[] })
        : callStaff(calls.csv, { state, filter: { ...filter, ...byStars }, columns: columns as ReviewColumn[] }),
  };
}
