import type { ImportRecord } from './import-record.ts';

interface Holder {
  key: string;
  variantOf: string | null;
  /** File and line with the title, for the message. */
  words: string;
}

/** Article numbers that several products of one source have. Files without article numbers need no memory for this, others a few words for each number. */
export class SharedSkus {
  readonly #holders = new Map<string, Holder[]>();

  /** Records a valid line; returns a sentence for each of its numbers that another product has too. */
  note({ key, variantOf, title, skus }: ImportRecord, place: string): string[] {
    const holder: Holder = { key, variantOf: variantOf?.key ?? null, words: `${place} "${title}"` };
    const source = key.slice(0, key.indexOf('|'));
    return [...new Set(skus)].flatMap((sku) => {
      const place = `${source}|${sku}`;
      const others = this.#holders.get(place);
      if (!others) {
        this.#holders.set(place, [holder]);
        return [];
      }
      const strangers = others.filter((other) => !isFamily(other, holder));
      others.push(holder);
      return strangers.length === 0 ? [] : [`SKU ${sku}: ${[...strangers, holder].map(({ words }) => words).join(' and ')}`];
    });
  }
}

/** A product and its variants may share a number, as they are one product for the shopper. */
const isFamily = (a: Holder, b: Holder): boolean => a.key === b.key || a.variantOf === b.key || b.variantOf === a.key;
