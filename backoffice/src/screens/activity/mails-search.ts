import { fits, readSearch } from '../../kits/list/read-search.ts';

/** Parameters of the list of mails: `?state=waiting&text=ana`. */
export interface MailsSearch {
  state?: string;
  text?: string;
  /** Page number, from 1. */
  page?: string;
}

/** Drops invalid parameters. */
export const readMailsSearch = (search: Record<string, unknown>): MailsSearch =>
  readSearch<MailsSearch>({ state: fits.oneOf(['waiting', 'sent', 'failed']), text: fits.text, page: fits.page }, search);
