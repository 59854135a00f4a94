import type { LanguageCode } from '@vitrina/contract/values/languages';
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
  /** As it came, perhaps HTML. */
  description: string | null;
  attributes: [name: string, value: Part | Part[]][];
  /** YYYY-MM-DD */
  released: string | null;
  /** With its box: millimetres, longest side first, and grams; `null`: not told, or not whole. */
  package: { sides: [number, number, number]; weight: number } | null;
  language: LanguageCode;
}

/** What became of a line. Notes are small things that were left out of a good line. */
export type CheckedLine = { record: ImportRecord; notes: string[] } | { problems: string[] };
