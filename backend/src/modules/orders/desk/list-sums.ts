import type { ListSum } from '@vitrina/contract/staff/lists';
import { toDecimal } from '@vitrina/contract/values/money';

/** Rows of a list in one currency. */
export interface MinorSum {
  currency: string;
  n: number;
  /** Minor units. */
  amount: number;
}

export const rowsOf = (sums: readonly MinorSum[]): number => sums.reduce((rows, { n }) => rows + n, 0);

export const sumsView = (sums: readonly MinorSum[]): ListSum[] => sums.map(({ currency, n, amount }) => ({ currency, n, amount: toDecimal(amount) }));
