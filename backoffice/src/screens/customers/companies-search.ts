export const MEMBER_TABS = ['asked', 'approved', 'refused'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

/** Parameters of the list of companies: `?tab=approved&page=2`. */
export interface CompaniesSearch {
  tab?: MemberTab;
  /** Page, from 1. */
  page?: string;
}

/** Drops invalid parameters. */
export function readCompaniesSearch({ tab, page }: Record<string, unknown>): CompaniesSearch {
  const found = MEMBER_TABS.find((one) => one === tab);
  return { ...(found && { tab: found }), ...(typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) && { page }) };
}
