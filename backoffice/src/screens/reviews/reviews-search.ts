export const COMMENT_STATES_SHOWN = ['waiting', 'approved', 'refused'] as const;
export type ReviewsTab = (typeof COMMENT_STATES_SHOWN)[number];
export const QUEUE_KINDS = ['reviews', 'questions'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export interface ReviewsSearch {
  tab?: ReviewsTab;
  kind?: QueueKind;
  /** Of reviews: 1 to 5. */
  stars?: string;
  /** Code of a product, or part of its title. */
  product?: string;
  /** Written in. */
  lang?: string;
  /** From 1. */
  page?: string;
}
const FITS: Readonly<Record<keyof ReviewsSearch, (value: string) => boolean>> = {
  tab: (value) => COMMENT_STATES_SHOWN.some((one) => one === value),
  kind: (value) => QUEUE_KINDS.some((one) => one === value),
  stars: (value) => /^[1-5]$/.test(value),
  product: (value) => value !== '' && value.length <= 200,
  lang: (value) => /^[a-z]{2}$/.test(value),
  page: (value) => /^[1-9]\d{0,3}$/.test(value),
};

/** What does not fit is left out. */
export function readReviewsSearch(search: Record<string, unknown>): ReviewsSearch {
  return Object.fromEntries(
    Object.entries(FITS).flatMap(([name, fits]) => {
      const value = search[name];
      return typeof value === 'string' && fits(value.trim()) ? [[name, value.trim()]] : [];
    }),
  );
}
