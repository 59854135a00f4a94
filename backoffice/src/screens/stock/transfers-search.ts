import { fits, readSearch } from '../../kits/list/read-search.ts';

/** Parameters of transfers: `?state=arrived&page=2`. */
export interface TransfersSearch {
  state?: string;
  /** Page number, from 1. */
  page?: string;
}

/** Drops invalid parameters. */
export const readTransfersSearch = (search: Record<string, unknown>): TransfersSearch =>
  readSearch<TransfersSearch>({ state: fits.oneOf(['arrived', 'back']), page: fits.page }, search);
