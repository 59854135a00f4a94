import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { foldUmlautPairs } from './fold.ts';
import { splitWords, type Token } from './split-words.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { measureOf, sameMeasures, unitOf } from './units.ts';

/** A word in the form in which it is indexed and searched. */
export interface Term {
  shown: string;
  /** Folded, as stored in the vocabulary. */
  word: string;
  stem: string;
  /** Alternatives: lists of lexemes; a list matches if all of its lexemes do. */
  others: readonly (readonly string[])[];
}

/** Significant words of a text, a number with its unit as one. Used for documents and queries alike. */
export function analyse(text: string, lang: LanguageCode): Term[] {
  const terms: Term[] = [];
  for (const { token, measure } of joinMeasures(splitWords(text))) {
    const term = measure === null ? termOf(token, lang) : measureTerm(token, measure, lang);
    if (term !== null) terms.push(term);
  }
  return terms;
}

/** `55 inch`, `55-inch` and `55in` are one token. */
function joinMeasures(tokens: readonly Token[]): { token: Token; measure: string | null }[] {
  const joined: { token: Token; measure: string | null }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    const [number, unit] = token.parts;
    const inside = token.parts.length === 2 ? measureOf(number as string, unit as string) : null;
    const across = inside === null && next ? measureOf(token.word, next.word) : null;
    if (across !== null && next && (next.word.length > 1 || unitOf(next.word) !== undefined)) {
      joined.push({ token: { shown: `${token.shown} ${next.shown}`, word: token.word, parts: [token.word, next.word] }, measure: across });
      i++;
    } else joined.push({ token, measure: inside });
  }
  return joined;
}

function measureTerm({ shown, parts }: Token, measure: string, lang: LanguageCode): Term {
  const apart = parts.map((part) => stem(part, lang)).filter((part) => !isStopWord(part));
  return { shown, word: measure, stem: measure, others: [apart, ...sameMeasures(measure).map((same) => [same])] };
}

/** Cache of terms by token: catalogues repeat words and `splitWords` returns one object per distinct token; `null`: a stop word. */
const terms = new Map<LanguageCode, WeakMap<Token, Term | null>>(LANGUAGE_CODES.map((lang) => [lang, new WeakMap()]));

function termOf(token: Token, lang: LanguageCode): Term | null {
  const cached = (terms.get(lang) as WeakMap<Token, Term | null>).get(token);
  if (cached !== undefined) return cached;
  const term = isStopWord(token.word) ? null : wordTerm(token, lang);
  terms.get(lang)?.set(token, term);
  return term;
}

function wordTerm({ shown, word, parts }: Token, lang: LanguageCode): Term {
  const others = parts.length > 1 ? [parts.map((part) => stem(part, lang)).filter((part) => !isStopWord(part))] : [];
  const plain = lang === 'de' || lang === 'at' ? foldUmlautPairs(word) : null;
  return { shown, word, stem: stem(word, lang), others: plain === null ? others : [...others, [stem(plain, lang)]] };
}
