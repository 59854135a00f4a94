import type { LanguageCode } from '../values/languages.ts';
import { type WordsByLanguage, wordsOf } from './words-of.ts';

/** Stems of words that play down a risk (regulation 2023/988, article 36 (2) (c)). */
const STEMS: WordsByLanguage = {
  si: ['prostovolj', 'previdnostn', 'iz previdnosti', 'diskrecijsk', 'v redkih primerih', 'zelo redko'],
  hr: ['dobrovolj', 'iz predostrožnosti', 'preventivn', 'diskrecijsk', 'u rijetkim slučajevima', 'vrlo rijetko'],
  en: ['voluntar', 'precaution', 'discretion', 'in rare cases', 'rare situation', 'very rarely'],
  de: ['freiwillig', 'vorsorglich', 'vorsichtshalber', 'nach ermessen', 'in seltenen fällen', 'äußerst selten'],
  rs: ['dobrovolj', 'iz predostrožnosti', 'preventivn', 'diskrecion', 'u retkim slučajevima', 'vrlo retko'],
  it: ['volontari', 'precauzional', 'a titolo prudenziale', 'discrezional', 'in rari casi', 'molto raramente'],
  ba: ['dobrovolj', 'iz predostrožnosti', 'preventivn', 'diskrecion', 'u rijetkim slučajevima', 'vrlo rijetko'],
  me: ['dobrovolj', 'iz predostrožnosti', 'preventivn', 'diskrecion', 'u rijetkim slučajevima', 'vrlo rijetko'],
  es: ['voluntari', 'como precaución', 'por precaución', 'discrecional', 'en casos raros', 'muy raramente'],
};

/** The first such word of a text; `null`: none. */
export function soothingWord(text: string, lang: LanguageCode): string | null {
  const read = text.toLocaleLowerCase('en').replace(/\s+/g, ' ');
  return wordsOf(STEMS, lang).find((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(read)) ?? null;
}
