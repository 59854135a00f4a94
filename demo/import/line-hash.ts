import { createHash } from 'node:crypto';
import type { ImportRecord } from './import-record.ts';
import type { Rates } from './market-prices.ts';

/** Raised when the import makes other rows of the same line, so that the next run writes all of them anew. */
const RULES_VERSION = 1;

/** Changes when the line changes or anything else its rows depend on: rates for what has a price, warehouses for what can be in stock. */
export function lineHash(
  text: string,
  { price }: Pick<ImportRecord, 'price'>,
  { rates, warehouseIds }: { rates: Rates; warehouseIds: readonly number[] },
): string {
  const context = price === null ? '' : [rates[price.currency], rates.BAM, rates.RSD, ...warehouseIds].join();
  return createHash('sha1').update(`${RULES_VERSION}|${context}|`).update(text).digest('base64url');
}
