import { cleanHtml, plainText } from '@vitrina/backend/seed';
import { truncateCharacters } from '@vitrina/contract/values/text';
import { cleanText } from './clean-text.ts';

const TITLE_SHOWN = 250;
const SHORT = 150;
const SENTENCE = /^.+?[.!?](?=\s+\p{Lu})/u;

export interface ProductTexts {
  title: string;
  short_description: string | null;
  description: string | null;
}

/** The texts of a product page. The short description is the first sentence, where it says more than the title. */
export function textsOf({ title, description }: { title: string; description: string | null }): ProductTexts {
  const shown = truncateCharacters(cleanText(plainText(title)) || title, TITLE_SHOWN);
  if (description === null) return { title: shown, short_description: null, description: null };
  const words = cleanText(plainText(description));
  const first = truncateCharacters(SENTENCE.exec(words)?.[0] ?? words, SHORT);
  return { title: shown, short_description: first && first !== shown ? first : null, description: cleanHtml(description) || null };
}
