export const COMMENT_STATES_SHOWN = ['waiting', 'approved', 'refused'] as const;
export type ReviewsTab = (typeof COMMENT_STATES_SHOWN)[number];
export const QUEUE_KINDS = ['reviews', 'questions'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export interface ReviewsSearch {
  tab?: ReviewsTab;
<<<<<<< HEAD
  kind?: QueueKind;
}

/** What does not fit is left out. */
export function readReviewsSearch({ tab, kind }: Record<string, unknown>): ReviewsSearch {
  const state = COMMENT_STATES_SHOWN.find((one) => one === tab);
  const queue = QUEUE_KINDS.find((one) => one === kind);
  return { ...(state && { tab: state }), ...(queue && { kind: queue }) };
}
=======
  /** From 1. */
  page?: string;
}

/** What does not fit is left out. */
export const readReviewsSearch = ({ tab, page }: Record<string, unknown>): ReviewsSearch => ({
  ...(COMMENT_STATES_SHOWN.some((one) => one === tab) && { tab: tab as ReviewsTab }),
  ...(typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) && { page }),
});
>>>>>>> a25f6539 (Customers are filtered by market, and reviews beyond the first fifty are reached)
