import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { foldTitle } from './fold-title.ts';

export type Titles = Partial<Record<LanguageCode, string>>;

/** Languages whose words are used in each other's countries: `Laptopi` occurs in Croatian files, `Laptopovi` in Serbian ones. */
const SHARED_WORDS: readonly LanguageCode[] = ['hr', 'ba', 'rs', 'me'];

/** Finds the English equivalent of a name in another language; a name with several meanings has none. */
export class EnglishNames {
  readonly #byLanguage = new Map<LanguageCode, Map<string, string | null>>();

  /** `wordsOf`: the words by which a title is found; default: the whole title. */
  constructor(table: ReadonlyMap<string, Titles>, wordsOf: (title: string) => string[] = (title) => [title]) {
    for (const titles of table.values())
      for (const [lang, title] of Object.entries(titles) as [LanguageCode, string][]) {
        const names = this.#byLanguage.get(lang) ?? new Map<string, string | null>();
        for (const key of wordsOf(title).map(foldTitle)) {
          const known = names.get(key);
          names.set(key, known === undefined || known === titles.en ? (titles.en as string) : null);
        }
        this.#byLanguage.set(lang, names);
      }
  }

  /** Returns the English name of a title of any language; `null` if unknown or if languages differ in its meaning. */
  inAny(title: string): string | null {
    const key = foldTitle(title);
    const meanings = new Set([...this.#byLanguage.values()].flatMap((names) => (names.has(key) ? [names.get(key) ?? null] : [])));
    return meanings.size === 1 ? ([...meanings][0] as string | null) : null;
  }

  of(title: string, lang: LanguageCode): string | null {
    const own = LANGUAGES[lang].texts ?? lang;
    const key = foldTitle(title);
    const known = this.#byLanguage.get(own)?.get(key);
    if (known !== undefined || !SHARED_WORDS.includes(own)) return known ?? null;
    const others = new Set(SHARED_WORDS.flatMap((other) => this.#byLanguage.get(other)?.get(key) ?? []));
    // A name with two meanings is ambiguous.
    return others.size === 1 ? ([...others][0] as string) : null;
  }
}
