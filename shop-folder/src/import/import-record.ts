import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { OpenedGrade } from '@vitrina/contract/values/opened-grades';
import type { Part } from './attribute-value.ts';

/** A valid line: checked and cleaned, not yet resolved to ids of the shop. */
export interface ImportRecord {
  /** Source and its id: lines with equal keys are one product. */
  key: string;
  code: string;
  title: string;
  ean: string | null;
  eans: string[];
  mpn: string | null;
  brand: string | null;
  categoryPath: string[];
  price: { amount: number; currency: string } | null;
  /** Description as imported, possibly HTML. */
  description: string | null;
  /** Short description as imported, possibly HTML; `null`: the first sentence of the description. */
  short: string | null;
  attributes: [name: string, value: Part | Part[]][];
  /** YYYY-MM-DD */
  released: string | null;
  /** Day of the expected restock; `null`: unknown. */
  restock: string | null;
  /** Package: sides in millimetres, longest first, and weight in grams; `null`: not stated, or incomplete. */
  package: { sides: [number, number, number]; weight: number } | null;
  language: LanguageCode;
  /** Further codes for the search: article numbers of the feed. */
  skus: string[];
  visible: boolean;
  adult: boolean;
  condition: 'new' | 'open-box' | 'refurbished';
  /** For an opened piece, the code of the new product and the grade of its condition; `null`: not an opened piece. */
  opened: { of: string; grade: OpenedGrade } | null;
  /** URLs, or paths relative to the file's folder. */
  images: string[];
  /** Quantity by warehouse code; a number: in the shop's only warehouse. `null`: unknown, so it cannot be ordered from stock. */
  stock: Record<string, number> | number | null;
  availability: Availability | null;
  /** Markets in which the price applies; `null`: all. */
  markets: LanguageCode[] | null;
  /** Prices of single markets, in their own currency. */
  marketPrices: Partial<Record<LanguageCode, { amount: number; from: string | null }>>;
  /** First day of the price, ISO; `null`: from now on. */
  priceFrom: string | null;
  /** Configurable product of a variant; `null`: not a variant. */
  variantOf: { key: string; code: string } | null;
  /** Names of the attributes in which variants differ; empty: no variants. */
  options: string[];
  /** Keys of related products. */
  related: string[];
  energyClass: string | null;
  law: ProductLaw;
}

export type Availability = 'in_stock' | 'out_of_stock' | 'backorder' | 'preorder' | 'discontinued';

/** Result of a line. `notes`: parts left out of a valid line. */
export type CheckedLine = { record: ImportRecord; notes: string[] } | { problems: string[] };
