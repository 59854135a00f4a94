import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/reviews.calls';
import { callStaff } from '../../api/call-staff.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';

/** Other reviews with nearly equal text, for comparison; nothing if there are none. */
export function SimilarReviews({ id }: { id: number }) {
  const words = useWords();
  const { date, percent } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['reviews', id, 'similar'],
    queryFn: ({ signal }) => callStaff(calls.similar, { id }, { signal }),
    staleTime: 60_000,
  });
  if (error) return <FailedList error={error} onAgain={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <details className="review-similar">
      <summary>{words('review_similar', { count: data.items.length })}</summary>
      <ul>
        {data.items.map(({ id, display_name, product, rate, message, lang, created_at, state, likeness }) => (
          <li key={id}>
            <span className="grid-dim">
              {[percent(likeness), display_name, `${rate} ★`, product, date(created_at), words(`review_state_${state}`)].join(' · ')}
            </span>
            <q lang={lang}>{message}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}
