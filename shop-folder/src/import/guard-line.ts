import { type Finding, guard } from '@vitrina/contract/law/guard';
import type { GuardedProduct } from '@vitrina/contract/law/rules/rule';
import type { ImportRecord } from './import-record.ts';

export type Maker = NonNullable<GuardedProduct['maker']>;

/** Legal context in which lines are checked. */
export interface LawOfShop {
  /** Effect on products without legally required facts: reported, or withheld from sale. */
  mode: 'report' | 'block';
  languages: readonly string[];
  /** Date, as `2026-11-23`. */
  today: string;
}

/** Returns the guardian's findings on a line. Configurable products, which are not sold themselves, and hidden products have none. */
export function guardLine(record: ImportRecord, maker: Maker | null, { languages, today }: LawOfShop): Finding[] {
  if (!record.visible || record.options.length > 0) return [];
  const { code, law, condition, language, title } = record;
  const product: GuardedProduct = {
    ...{ code, law, condition, maker, languages },
    ...{ seller: null, badges: [], tags: [], votes: 0 },
    titles: { [language]: title },
    // Reductions are checked against the shop's own price history after the import.
    prices: [],
  };
  return guard(product, today);
}
