import { useMemo } from 'react';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { isReview, type Queued } from './read-queue.ts';

/** Default columns; others can be chosen. */
export const STANDARD_COLUMNS = { reviews: ['since', 'stars', 'product', 'text'], questions: ['since', 'product', 'text'] } as const;

/** All columns of a queue by id. */
export function useReviewColumns(kind: 'reviews' | 'questions'): readonly Column<Queued>[] {
  const words = useWords();
  const { date } = useFormats();
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<Queued>['cell']): Column<Queued> => ({ id, title: words(`reviews_column_${id}`), width, cell });
    const ofReviews = [
      column('stars', '5.5rem', (one) => <Stars one={one} />),
      column('bought', '7rem', (one) => isReview(one) && one.is_verified && words('review_bought')),
    ];
    return [
      column('since', '6.5rem', ({ created_at }) => date(created_at)),
      ...(kind === 'reviews' ? ofReviews : []),
      column('product', 'minmax(9rem, 1fr)', ({ product }) => <b>{product.title}</b>),
      column('text', 'minmax(9rem, 1.4fr)', ({ message, lang }) => <span lang={lang}>{message}</span>),
      column('writer', '8rem', ({ display_name }) => display_name),
      column('lang', '4.5rem', ({ lang }) => lang),
    ];
  }, [words, date, kind]);
}

/** Rating of a review; nothing for other entries. */
export function Stars({ one }: { one: Queued }) {
  const words = useWords();
  if (!isReview(one)) return null;
  return (
    <span className="review-stars" role="img" aria-label={words('review_stars', { count: one.rate })}>
      {'★'.repeat(one.rate)}
      {'☆'.repeat(5 - one.rate)}
    </span>
  );
}

/** Two-line row on phones. */
export function NarrowReview({ one }: { one: Queued }) {
  const { date } = useFormats();
  return (
    <>
      <div className="grid-line">
        <b className="grow">{one.product.title}</b>
        <Stars one={one} />
      </div>
      <div className="grid-line">
        <span className="grow grid-dim" lang={one.lang}>
          {one.message}
        </span>
        <span className="grid-dim">{date(one.created_at)}</span>
      </div>
    </>
  );
}
