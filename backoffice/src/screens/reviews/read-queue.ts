import type { CallReply } from '@vitrina/contract/call-types';
import * as questionCalls from '@vitrina/contract/staff/questions.calls';
import * as calls from '@vitrina/contract/staff/reviews.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { callStaff } from '../../api/call-staff.ts';
import { startOf } from '../../kits/list/start-of.ts';
import type { ListSource } from '../../kits/list/use-listed.ts';
import type { ReviewsSearch } from './reviews-search.ts';

export type Review = CallReply<typeof calls.search>['items'][number];
export type StaffQuestion = CallReply<typeof questionCalls.search>['items'][number];
/** Entry awaiting a decision. */
export type Queued = Review | StaffQuestion;

export const isReview = (one: Queued): one is Review => 'rate' in one;

/** Builds the list's source from the address: waiting entries oldest first, all others newest first. */
export function readQueue({ tab: state = 'waiting', kind = 'reviews', text, stars, product, lang, from, to }: ReviewsSearch): ListSource<Queued> {
  const filter = {
    ...(text && { text }),
    ...(product && { product }),
    ...(lang && { lang: lang as LanguageCode }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
  const byStars = kind === 'reviews' && stars ? { stars: Number(stars) } : {};
  return {
    name: 'reviews',
    asked: { kind, state, filter, ...byStars },
    fetch: (part, signal) =>
      kind === 'questions'
        ? callStaff(questionCalls.search, { state, filter, ...part }, { ...(signal && { signal }) })
        : callStaff(calls.search, { state, filter: { ...filter, ...byStars }, ...part }, { ...(signal && { signal }) }),
  };
}
