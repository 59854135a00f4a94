import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { OpenedGrade } from '@vitrina/contract/values/opened-grades';
import type { Part } from './attribute-value.ts';

/** A good line: checked, cleaned, not yet worked out. */
export interface ImportRecord {
  /** Source and its id: what makes two lines the same product. */
  key: string;
  code: string;
  title: string;
  ean: string | null;
  eans: string[];
  mpn: string | null;
  brand: string | null;
  categoryPath: string[];
  price: { amount: number; currency: string } | null;
  /** Description as it came, perhaps HTML. */
  description: string | null;
  /** Short description as it came, perhaps HTML; `null`: the first sentence of the description. */
  short: string | null;
  attributes: [name: string, value: Part | Part[]][];
  /** YYYY-MM-DD */
  released: string | null;
  /** Day on which it is expected again; `null`: not told. */
  restock: string | null;
  /** Package: sides in millimetres, longest first, and grams; `null`: not stated, or incomplete. */
  package: { sides: [number, number, number]; weight: number } | null;
  language: LanguageCode;
  /** Further codes that find it: article numbers of the feed. */
  skus: string[];
  visible: boolean;
  adult: boolean;
  condition: 'new' | 'open-box' | 'refurbished';
  /** Code of the new product that it is an opened piece of, and how it looks; `null`: of none. */
  opened: { of: string; grade: OpenedGrade } | null;
  /** Addresses, or paths beside the file. */
  images: string[];
  /** Pieces by the code of a warehouse; a number alone: in the shop's only one. `null`: not told, so it cannot be ordered from stock. */
  stock: Record<string, number> | number | null;
  availability: Availability | null;
  /** Markets that the price holds for; `null`: all. */
  markets: LanguageCode[] | null;
  /** Prices of single markets, in their own currency. */
  marketPrices: Partial<Record<LanguageCode, { amount: number; from: string | null }>>;
  /** First day of the price, ISO; `null`: from now on. */
  priceFrom: string | null;
  /** The product it is a variant of. */
  variantOf: { key: string; code: string } | null;
  /** Names of the attributes that variants differ in; empty: no variants. */
  options: string[];
  /** Keys of what goes along with it. */
  related: string[];
  energyClass: string | null;
  law: ProductLaw;
}

export type Availability = 'in_stock' | 'out_of_stock' | 'backorder' | 'preorder' | 'discontinued';

/** Result of a line. `notes`: details left out of a valid line. */
export type CheckedLine = { record: ImportRecord; notes: string[] } | { problems: string[] };
