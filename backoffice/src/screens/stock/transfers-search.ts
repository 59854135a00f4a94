/** Parameters of transfers: `?state=arrived&page=2`. */
export interface TransfersSearch {
  state?: string;
  /** Page, from 1. */
  page?: string;
}

/** Drops invalid parameters. */
export function readTransfersSearch({ state, page }: Record<string, unknown>): TransfersSearch {
  return {
    ...((state === 'arrived' || state === 'back') && { state }),
    ...(typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) && { page }),
  };
}
