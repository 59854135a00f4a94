import type { MailWords } from './mail-words.ts';

interface Priced {
  /** Main facts of the thing; a contract is confirmed with them. */
  facts?: string;
  energy?: { class: string; from?: string | undefined; to?: string | undefined } | null;
  /** Formatted: the reference of a cut; `null`: there is none. */
  lowest: string | null;
  /** `6,45 €/m`. */
  unit?: string;
  /** Sentences that belong to the line. */
  told?: readonly string[];
}

/** Note beside a price that the law requires: main facts, energy class with its range, lowest price of thirty days. Without `note`: nothing is required. */
export function priceNote({ facts = '', energy, lowest, unit, told = [] }: Priced, words: MailWords): { note?: string } {
  const { class: letter, from, to } = energy ?? {};
  const parts = [
    ...(facts === '' ? [] : [facts]),
    ...(letter && from && to ? [words.say('energy_class_of', { class: letter, from, to })] : []),
    ...(lowest === null ? [] : [`${words.say('price_lowest_30_days')} ${lowest}`]),
    ...(unit === undefined ? [] : [unit]),
    ...told,
  ];
  return parts.length > 0 ? { note: parts.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ') } : {};
}
