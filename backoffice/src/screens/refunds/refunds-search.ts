export const REFUND_TABS = ['hand', 'gateway'] as const;
export type RefundTab = (typeof REFUND_TABS)[number];

/** What the address says of refunds that are due: `?tab=gateway&page=2`. */
export interface RefundsSearch {
  tab?: RefundTab;
  /** From 1. */
  page?: string;
}

/** What does not fit is left out. */
export function readRefundsSearch({ tab, page }: Record<string, unknown>): RefundsSearch {
  const known = REFUND_TABS.find((one) => one === tab);
  return { ...(known && { tab: known }), ...(typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) && { page }) };
}
