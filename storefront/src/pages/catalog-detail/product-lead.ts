import type { ProductFacts } from './product-page.ts';
import { plainText } from './structured-data.ts';

/** Sentence above the description; `null`: none, or the description contains it word for word, as imported ones do. */
export function leadOf({ short_description, description }: Pick<ProductFacts, 'short_description' | 'description'>): string | null {
  if (!short_description) return null;
  return bare(plainText(description ?? '')).includes(bare(short_description)) ? null : short_description;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
