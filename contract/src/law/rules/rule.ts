import type { SalesPlace } from '../best-seller.ts';
import type { BrandLaw, SellerLaw } from '../party-law.ts';
import type { ProductLaw } from '../product-law.ts';

/** A product as the guardian judges it, whichever way it came. */
export interface GuardedProduct {
  code: string;
  /** With its category's group and, of energy, its files. */
  law: ProductLaw;
  condition: 'new' | 'open-box' | 'refurbished';
  maker: { title: string; address: string | null; email: string | null; law: BrandLaw } | null;
  /** `null`: the shop's own goods. */
  seller: { code: string; law: Partial<SellerLaw> } | null;
  /** Languages it is sold in. */
  languages: readonly string[];
  badges: readonly string[];
  tags: readonly string[];
  /** How it sold here; left out or `null`: not counted. */
  sales?: SalesPlace | null;
  /** Its title, which names its pictures, by language. */
  titles: Readonly<Record<string, string>>;
  votes: number;
  prices: readonly GuardedPrice[];
}

export interface GuardedPrice {
  market: string;
  /** Minor units. */
  amount: number;
  /** The reference that a cut is measured from; `null`: no cut is shown. */
  reference: number | null;
  /** When the cut began, milliseconds since 1970. */
  since: number | null;
  /** Every price so far, with the moment each began. */
  steps: readonly { amount: number; from: number }[];
  /** Prices with coupons open to the public; `to` is `null` where the end is not known. */
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
