import { type Finding, guard } from '@vitrina/contract/law/guard';
import type { GuardedProduct } from '@vitrina/contract/law/rules/rule';
import type { ImportRecord } from './import-record.ts';

export type Maker = NonNullable<GuardedProduct['maker']>;

/** What lines are held against. */
export interface LawOfShop {
  /** What becomes of products that lack what the law wants told. */
  mode: 'report' | 'block';
  languages: readonly string[];
  /** 2026-11-23 */
  today: string;
}

/** What the guardian says of a line before it is a product. What stands above variants is no thing, and what is hidden is not for sale. */
export function guardLine(record: ImportRecord, maker: Maker | null, { languages, today }: LawOfShop): Finding[] {
  if (!record.visible || record.options.length > 0) return [];
  const { code, law, condition, language, title } = record;
  const product: GuardedProduct = {
    ...{ code, law, condition, maker, languages },
    ...{ seller: null, badges: [], tags: [], votes: 0 },
    titles: { [language]: title },
    // Cuts are measured against this shop's own history once the price is in.
    prices: [],
  };
  return guard(product, today);
}
