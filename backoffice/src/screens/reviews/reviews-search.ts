export const COMMENT_STATES_SHOWN = ['waiting', 'approved', 'refused'] as const;
export type ReviewsTab = (typeof COMMENT_STATES_SHOWN)[number];
export const QUEUE_KINDS = ['reviews', 'questions'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export interface ReviewsSearch {
  tab?: ReviewsTab;
  kind?: QueueKind;
  /** From 1. */
  page?: string;
}

/** What does not fit is left out. */
export function readReviewsSearch({ tab, kind, page }: Record<string, unknown>): ReviewsSearch {
  const state = COMMENT_STATES_SHOWN.find((one) => one === tab);
  const queue = QUEUE_KINDS.find((one) => one === kind);
  const asked = typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) && { page };
  return { ...(state && { tab: state }), ...(queue && { kind: queue }), ...asked };
}
