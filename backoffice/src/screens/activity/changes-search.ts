import { fits, readSearch } from '../../kits/list/read-search.ts';

/** Parameters of the change log's address: `?kind=stock&page=2`. */
export interface ChangesSearch {
  kind?: string;
  /** Order number, or id of a product. */
  subject?: string;
  user?: string;
  from?: string;
  to?: string;
  /** Page number, from 1. */
  page?: string;
}

/** Drops invalid parameters. */
export const readChangesSearch = (search: Record<string, unknown>): ChangesSearch =>
  readSearch<ChangesSearch>(
    {
      kind: (value) => /^[a-z-]{1,40}$/.test(value),
      subject: (value) => value !== '' && value.length <= 100,
      user: fits.id,
      from: fits.day,
      to: fits.day,
      page: fits.page,
    },
    search,
  );
