export const COMMENT_STATES_SHOWN = ['waiting', 'approved', 'refused'] as const;
export type ReviewsTab = (typeof COMMENT_STATES_SHOWN)[number];

export interface ReviewsSearch {
  tab?: ReviewsTab;
}

/** What does not fit is left out. */
export const readReviewsSearch = ({ tab }: Record<string, unknown>): ReviewsSearch =>
  COMMENT_STATES_SHOWN.some((one) => one === tab) ? { tab: tab as ReviewsTab } : {};
