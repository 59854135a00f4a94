import { fits, readSearch } from '../../kits/list/read-search.ts';

export const MEMBER_TABS = ['asked', 'approved', 'refused'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

/** Parameters of the list of companies: `?tab=approved&page=2`. */
export interface CompaniesSearch {
  tab?: MemberTab;
  /** Page number, from 1. */
  page?: string;
}

/** Drops invalid parameters. */
export const readCompaniesSearch = (search: Record<string, unknown>): CompaniesSearch =>
  readSearch<CompaniesSearch>({ tab: fits.oneOf(MEMBER_TABS), page: fits.page }, search);
