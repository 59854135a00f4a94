import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { CallInput } from '@vitrina/contract/call-types';
import * as questionCalls from '@vitrina/contract/staff/questions.calls';
import * as calls from '@vitrina/contract/staff/reviews.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { Peek } from '../../kits/list/peek.tsx';
import { Tabs } from '../../kits/list/tabs.tsx';
import { useWords } from '../../language/language.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { QuestionItem } from './question-item.tsx';
import { isReview, type Queued, readQueue } from './read-queue.ts';
import { REASONS } from './reasons.ts';
import { NarrowReview, STANDARD_COLUMNS, useReviewColumns } from './review-columns.tsx';
import { ReviewItem } from './review-item.tsx';
import { COMMENT_STATES_SHOWN, QUEUE_KINDS, type QueueKind } from './reviews-search.ts';
import { useReviewFilters } from './use-review-filters.ts';
import './reviews.css';

const route = getRouteApi('/reviews');
type Decision = CallInput<typeof calls.decide>['items'][number];
const narrowRow = (one: Queued) => <NarrowReview one={one} />;

/** Moderation queue, oldest first: A approves, R and a digit refuse for that reason, J and K move on and back. */
export function ReviewsScreen() {
  const words = useWords();
  const isNarrow = useNarrow();
  const mayExport = useMay()('exports.run');
  const search = route.useSearch();
  const { tab = 'waiting', kind = 'reviews' } = search;
  const navigate = useNavigate({ from: '/reviews' });
  const client = useQueryClient();
  /** Id of the entry whose reasons are shown. */
  const [refused, setRefused] = useState<number | null>(null);
  const { run } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['reviews'] }));
  const change = (next: Record<string, string>): void => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const decide = async (decision: Decision): Promise<boolean> => {
    setRefused(null);
    return run(async (idempotencyKey) => {
      await callStaff(kind === 'questions' ? questionCalls.decide : calls.decide, { items: [decision] }, { idempotencyKey });
      showToast(words(decision.decision === 'approve' ? 'review_approved' : 'review_refused'));
    });
  };
  const { source, fetchCsv } = readQueue(search);
  const turnReasons = (id: number): void => setRefused((before) => (before === id ? null : id));
  const keysOf = (current: Queued | undefined): Record<string, () => void> => ({
    ...(current && {
      a: () => void decide({ id: current.id, decision: 'approve' }),
      r: () => turnReasons(current.id),
      ...Object.fromEntries(
        REASONS.map((reason, i) => [String(i + 1), () => void (refused === current.id && decide({ id: current.id, decision: 'refuse', reason }))]),
      ),
    }),
  });
  const read = (one: Queued, onClose: () => void) => {
    const shown = {
      isRefusing: refused === one.id,
      onRefusing: () => turnReasons(one.id),
      onDecide: (decision: Omit<Decision, 'id'>) => void decide({ id: one.id, ...decision } as Decision),
    };
    return (
      <Peek title={one.product.title} onClose={isNarrow ? onClose : undefined}>
        {isReview(one) ? <ReviewItem key={one.id} review={one} {...shown} /> : <QuestionItem key={one.id} question={one} {...shown} />}
      </Peek>
    );
  };
  return (
    <ListScreen
      key={kind}
      name={kind}
      title={words('nav_reviews')}
      searchField={{ label: words('reviews_search'), hint: words('reviews_search') }}
      search={{ ...search }}
      onChange={change}
      onView={(view) => void navigate({ search: view })}
      filters={useReviewFilters(search)}
      tabs={{
        label: words('reviews_by_state'),
        all: COMMENT_STATES_SHOWN.map((id) => ({ id, label: words(`reviews_tab_${id}`) })),
        chosen: tab,
      }}
      columns={useReviewColumns(kind)}
      usual={STANDARD_COLUMNS[kind]}
      narrow={narrowRow}
      source={source}
      csv={mayExport ? fetchCsv : undefined}
      keyOf={({ id }) => String(id)}
      none={words(kind === 'questions' ? 'questions_none' : 'reviews_none')}
      peek={read}
      isRead
      keys={keysOf}
      actions={
        <Tabs<QueueKind>
          label={words('reviews_by_kind')}
          tabs={QUEUE_KINDS.map((id) => ({ id, label: words(`reviews_kind_${id}`) }))}
          chosen={kind}
          onChoose={(next) => change({ kind: next, columns: '' })}
        />
      }
      hint={() => tab === 'waiting' && !isNarrow && <p className="grid-dim">{words('reviews_keys')}</p>}
    />
  );
}
