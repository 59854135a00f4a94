import type { SalesPlace } from '../best-seller.ts';
import type { BrandLaw, SellerLaw } from '../party-law.ts';
import type { ProductLaw } from '../product-law.ts';

/** A product as input of rules, from the database or a proposal. */
export interface GuardedProduct {
  code: string;
  /** Law facts with the category's group and, for energy, the files. */
  law: ProductLaw;
  condition: 'new' | 'open-box' | 'refurbished';
  maker: { title: string; address: string | null; email: string | null; law: BrandLaw } | null;
  /** `null`: the shop's own goods. */
  seller: { code: string; law: Partial<SellerLaw> } | null;
  /** Languages it is sold in. */
  languages: readonly string[];
  badges: readonly string[];
  tags: readonly string[];
  /** Place among sales; absent or `null`: not counted. */
  sales?: SalesPlace | null;
  /** Title by language, which names the pictures. */
  titles: Readonly<Record<string, string>>;
  votes: number;
  prices: readonly GuardedPrice[];
}

export interface GuardedPrice {
  market: string;
  /** Minor units. */
  amount: number;
  /** Reference price of the reduction, minor units; `null`: no reduction is shown. */
  reference: number | null;
  /** Start of the reduction, milliseconds since 1970; `null`: none is shown. */
  since: number | null;
  /** All prices so far, with their starts. */
  steps: readonly { amount: number; from: number }[];
  /** Prices with public coupons; `to`: `null` if the end is not known. */
  offers?: readonly { amount: number; from: number; to: number | null }[];
}

export interface Problem {
  /** Path in the product's facts: `law.energy.eprel`. */
  field: string;
  reason: string;
}

export interface Rule {
  id: string;
  level: 'block' | 'warn';
  /** The act and its article. */
  law: string;
  link: string;
  check: (product: GuardedProduct, today: string) => readonly Problem[];
}

const EUR_LEX = 'https://eur-lex.europa.eu/eli/';
export const eli = (act: string): string => `${EUR_LEX}${act}/oj`;
