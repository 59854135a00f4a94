import { useQuery, useQueryClient } from '@tanstack/react-query';
import { COMMENT_STATES_SHOWN, QUEUE_KINDS, type QueueKind, type ReviewsSearch, type ReviewsTab } from './reviews-search.ts';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { CallInput } from '@vitrina/contract/call-types';
import * as questionCalls from '@vitrina/contract/staff/questions.calls';
import * as calls from '@vitrina/contract/staff/reviews.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useTellingCall } from '../../kits/editor/use-telling-call.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Pager } from '../../kits/list/pager.tsx';
import { Tabs } from '../../kits/list/tabs.tsx';
import { useWords } from '../../language/language.tsx';
import { tell } from '../../ui/toast.tsx';
import { QuestionItem, type StaffQuestion } from './question-item.tsx';
import { type Review, ReviewItem } from './review-item.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { REASONS } from './reasons.ts';
import './reviews.css';

const route = getRouteApi('/reviews');
const PAGE = 50;
type Decision = CallInput<typeof calls.decide>['items'][number];
type Pages = { pagination: { total: number } };
type Queue = ({ kind: 'reviews'; items: Review[] } | { kind: 'questions'; items: StaffQuestion[] }) & Pages;

/** The queue, oldest first: A approves, R and a digit refuses for that reason, J and K go on and back. */
export function ReviewsScreen() {
  const words = useWords();
  const search = route.useSearch();
  const { tab = 'waiting', kind = 'reviews', page: asked = '1', stars, product, lang } = search;
  const page = Number(asked);
  const navigate = useNavigate({ from: '/reviews' });
  const client = useQueryClient();
  const [at, setAt] = useState(0);
  const [isRefusing, setRefusing] = useState(false);
  const filter = { ...(product && { product }), ...(lang && { lang: lang as LanguageCode }) };
  const change = (next: Partial<ReviewsSearch>): void => {
    setAt(0);
    void navigate({ search: (before) => ({ ...before, page: '', ...next }), replace: true });
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['reviews', kind, tab, stars, product, lang, page],
    queryFn: async ({ signal }): Promise<Queue> =>
      kind === 'questions'
        ? { kind, ...(await callStaff(questionCalls.search, { state: tab, filter, page }, { signal })) }
        : { kind, ...(await callStaff(calls.search, { state: tab, filter: { ...filter, ...(stars && { stars: Number(stars) }) }, page }, { signal })) },
  });
  const { run, isBusy } = useTellingCall(() => client.invalidateQueries({ queryKey: ['reviews'] }));
  const items = data?.items ?? [];
  const current = Math.min(at, items.length - 1);
  const decide = (decision: Decision): void => {
    setRefusing(false);
    void run(async (idempotencyKey) => {
      await callStaff(kind === 'questions' ? questionCalls.decide : calls.decide, { items: [decision] }, { idempotencyKey });
      tell(words(decision.decision === 'approve' ? 'review_approved' : 'review_refused'));
    });
  };
  const refuse = (place: number): void => {
    const review = items[current];
    const reason = REASONS[place];
    if (review && reason && isRefusing) decide({ id: review.id, decision: 'refuse', reason });
  };
  const closeReasons = (): void => setRefusing(false);
  useKeys({
    j: () => setAt(Math.min(items.length - 1, current + 1)),
    k: () => setAt(Math.max(0, current - 1)),
    a: () => items[current] && decide({ id: items[current].id, decision: 'approve' }),
    r: () => setRefusing(!isRefusing),
    Escape: closeReasons,
    ...Object.fromEntries(REASONS.map((_, i) => [String(i + 1), () => refuse(i)])),
  });
  return (
    <div className="screen">
      <title>{words('nav_reviews')}</title>
      <div className="screen-head">
        <h1>{words('nav_reviews')}</h1>
        <ReviewFilters search={search} onChange={change} />
      </div>
      <Tabs<QueueKind>
        label={words('reviews_by_kind')}
        tabs={QUEUE_KINDS.map((id) => ({ id, label: words(`reviews_kind_${id}`) }))}
        chosen={kind}
        onChoose={(next) => change({ kind: next })}
      />
      <Tabs<ReviewsTab>
        label={words('reviews_by_state')}
        tabs={COMMENT_STATES_SHOWN.map((id) => ({ id, label: words(`reviews_tab_${id}`), count: id === tab ? data?.pagination.total : undefined }))}
        chosen={tab}
        onChoose={(next) => change({ tab: next })}
      />
      {tab === 'waiting' && <p className="grid-dim">{words('reviews_keys')}</p>}
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data && items.length === 0 && <p className="grid-empty">{words(kind === 'questions' ? 'questions_none' : 'reviews_none')}</p>}
      <ol className="reviews" aria-busy={isBusy}>
        {items.map((item, i) => {
          const shown = {
            isCurrent: tab === 'waiting' && i === current,
            isRefusing: isRefusing && i === current,
            onRefusing: () => {
              setAt(i);
              setRefusing(!(isRefusing && i === current));
            },
            onDecide: (decision: Omit<Decision, 'id'>) => decide({ id: item.id, ...decision } as Decision),
          };
          return 'rate' in item ? <ReviewItem key={item.id} review={item} {...shown} /> : <QuestionItem key={item.id} question={item} {...shown} />;
        })}
      </ol>
      <Pager
        page={page}
        pages={Math.ceil((data?.pagination.total ?? 0) / PAGE)}
        onPage={(next) => {
          setAt(0);
          void navigate({ search: (before) => ({ ...before, page: String(next) }) });
        }}
      />
    </div>
  );
}
