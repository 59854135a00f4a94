import type { MailWords } from './mail-words.ts';

interface Priced {
  /** Main characteristics of the goods, which the confirmation of a contract must contain. */
  facts?: string;
  energy?: { class: string; from?: string | undefined; to?: string | undefined } | null;
  /** Formatted reference price of a reduction; `null`: none. */
  lowest: string | null;
  /** Unit price, `6,45 €/m`. */
  unit?: string;
  /** Further sentences of the line. */
  sentences?: readonly string[];
}

/**
 * Note that the law requires next to a price: main characteristics, energy class with its range, lowest price of thirty days. Without `note`:
 * nothing is required.
 */
export function priceNote({ facts = '', energy, lowest, unit, sentences = [] }: Priced, words: MailWords): { note?: string } {
  const { class: letter, from, to } = energy ?? {};
  const parts = [
    ...(facts === '' ? [] : [facts]),
    ...(letter && from && to ? [words.translate('energy_class_of', { class: letter, from, to })] : []),
    ...(lowest === null ? [] : [`${words.translate('price_lowest_30_days')} ${lowest}`]),
    ...(unit === undefined ? [] : [unit]),
    ...sentences,
  ];
  return parts.length > 0 ? { note: parts.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ') } : {};
}
