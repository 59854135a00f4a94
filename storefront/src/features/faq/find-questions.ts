import { toLatin } from '@vitrina/contract/values/to-latin';
import type { Question } from './questions.tsx';

/** Lower-case Latin letters without diacritics: `Garancija` matches `garancijo`, Cyrillic matches Latin. */
const folded = (text: string): string => toLatin(text).toLowerCase().replace(/đ/g, 'dj').normalize('NFD').replace(/\p{M}/gu, '');

/** Crude stemming: endings differ by case and number, so the beginning of a longer word suffices. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word);

/** Questions whose title or answer contains all the words, in any inflection. */
export function findQuestions(questions: readonly Question[], search: string): Question[] {
  const words = folded(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
  return words.length === 0
    ? []
    : questions.filter(({ title, html }) => {
        const text = folded(`${title} ${html.replace(/<[^>]*>/g, ' ')}`);
        return words.every((word) => text.includes(word));
      });
}
