import { fits, readSearch } from '../../kits/list/read-search.ts';

export const COMMENT_STATES_SHOWN = ['waiting', 'approved', 'refused'] as const;
export type ReviewsTab = (typeof COMMENT_STATES_SHOWN)[number];
export const QUEUE_KINDS = ['reviews', 'questions'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export interface ReviewsSearch {
  tab?: ReviewsTab;
  kind?: QueueKind;
  /** Part of the text, or of the author's name. */
  text?: string;
  /** Rating, reviews only: 1 to 5. */
  stars?: string;
  /** Code of a product, or part of its title. */
  product?: string;
  /** Language of the text. */
  lang?: string;
  /** Days, both included: `2026-11-23`. */
  from?: string;
  to?: string;
  columns?: string;
  density?: string;
}

/** Drops invalid parameters. */
export const readReviewsSearch = (search: Record<string, unknown>): ReviewsSearch =>
  readSearch<ReviewsSearch>(
    {
      tab: fits.oneOf(COMMENT_STATES_SHOWN),
      kind: fits.oneOf(QUEUE_KINDS),
      text: fits.text,
      stars: fits.oneOf(['1', '2', '3', '4', '5']),
      product: (value) => value !== '' && value.length <= 200,
      lang: fits.market,
      from: fits.day,
      to: fits.day,
      columns: fits.columns,
      density: fits.density,
    },
    search,
  );
