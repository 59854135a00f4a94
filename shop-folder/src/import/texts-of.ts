import { cleanHtml, plainText } from '@vitrina/backend/seed';
import { truncateCharacters } from '@vitrina/contract/values/text';
import { cleanText } from './clean-text.ts';
import { headline } from './headline.ts';

const LONGEST_TITLE = 400;
const SHORT = 150;
/** Headings end without a full stop, so they would be joined to the first sentence. */
const HEADING = /<h([1-6])\b[^>]*>.*?<\/h\1\s*>/gis;
const SENTENCE = /^.+?[.!?](?=\s+\p{Lu})/u;

export interface ProductTexts {
  title: string;
  short_description: string | null;
  description: string | null;
}

/** Texts of a product page. The short description is the stated one, else the first sentence if it adds to the title. */
export function textsOf({ title, description, short = null }: { title: string; description: string | null; short?: string | null }): ProductTexts {
  const whole = cleanText(plainText(title)) || title;
  const shown = headline(whole);
  // The full title of a shortened one stays in the text, also for the search.
  const rest = shown === whole ? null : truncateCharacters(whole, LONGEST_TITLE);
  const shortText = short === null ? '' : truncateCharacters(cleanText(plainText(short)), LONGEST_TITLE);
  const words = cleanText(plainText((description ?? '').replace(HEADING, ' ')));
  const first = shortText || truncateCharacters(SENTENCE.exec(words)?.[0] ?? words, SHORT);
  return { title: shown, short_description: rest ?? (first && first !== shown ? first : null), description: (description && cleanHtml(description)) || null };
}
