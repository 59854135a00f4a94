import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { analyse, type Term } from './analyse.ts';
import { stem } from './stem.ts';

interface Text {
  product_id: number;
  lang: LanguageCode;
  title: string;
  brand: string | null;
  category: string | null;
}

interface Word {
  stem: string;
  documents: number;
  isName: boolean;
  /** Spellings with their counts. */
  spellings: Map<string, number>;
}

type Vocabulary = Map<LanguageCode, Map<string, Word>>;

const BATCH = 5000;
const SHORTEST_PART = 3;

/** Rebuilds the vocabulary for typing errors and completions from all titles, brands and categories. */
export async function refreshWords(db: Db): Promise<void> {
  const vocabulary: Vocabulary = new Map();
  const wordsOf = memoNames();
  let next = selectTexts(db, 0);
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    if (!last) break;
    // The database reads the next batch while this one is counted.
    next = selectTexts(db, last.product_id);
    for (const row of rows) count(vocabulary, wordsOf, row);
  }
  if (db.isTransaction) await write(db, vocabulary);
  else await db.transaction().execute((db) => write(db, vocabulary));
}

/** Texts of the next products in all their languages; without variants, which are found as their configurable product. */
async function selectTexts(db: Db, after: number): Promise<Text[]> {
  const { rows } = await sql<Text>`
    select t.product_id, t.lang, t.title, m.title as brand, c.titles ->> t.lang as category
    from (select id, manufacturer_id, category_id from products where id > ${after}::integer and type <> 'variant' order by id limit ${BATCH}::integer) p
      join product_texts t on t.product_id = p.id left join manufacturers m on m.id = p.manufacturer_id left join categories c on c.id = p.category_id
    order by t.product_id`.execute(db);
  return rows;
}

type Spelling = readonly [word: string, stem: string, shown: string];
type WordsOf = (name: string | null, lang: LanguageCode) => readonly Spelling[];

/** Caches the names of brands and categories: a few thousand, each of many products. */
function memoNames(): WordsOf {
  const cache = new Map<string, readonly Spelling[]>();
  return (name, lang) => {
    if (name === null) return [];
    const key = `${lang} ${name}`;
    const words = cache.get(key) ?? wordsIn(name, lang);
    cache.set(key, words);
    return words;
  };
}

const wordsIn = (text: string, lang: LanguageCode): Spelling[] => analyse(text, lang).flatMap((term) => spellingsOf(term, lang));

function count(vocabulary: Vocabulary, wordsOf: WordsOf, { lang, title, brand, category }: Text): void {
  const words = vocabulary.get(lang) ?? new Map<string, Word>();
  vocabulary.set(lang, words);
  const names = [...wordsOf(brand, lang), ...wordsOf(category, lang)];
  const seen = new Set<string>();
  for (const [i, [word, lexeme, shown]] of [...names, ...wordsIn(title, lang)].entries()) {
    if (seen.has(word)) continue;
    seen.add(word);
    const entry = words.get(word) ?? { stem: lexeme, documents: 0, isName: false, spellings: new Map() };
    entry.documents++;
    entry.isName ||= i < names.length;
    entry.spellings.set(shown, (entry.spellings.get(shown) ?? 0) + 1);
    words.set(word, entry);
  }
}

/** Spellings of a term and of the words it is composed of: `noise-cancelling` is also `noise` and `cancelling`. */
function spellingsOf({ word, stem: lexeme, shown }: Term, lang: LanguageCode): Spelling[] {
  const parts = /[^\p{L}\p{N}]/u.test(shown)
    ? analyse(shown.replace(/[^\p{L}\p{N}.,]+/gu, ' '), lang).filter((part) => part.word.length >= SHORTEST_PART && part.word !== word)
    : [];
  return [[word, lexeme, shown], ...parts.map((part): Spelling => [part.word, stem(part.word, lang), part.shown])];
}

async function write(db: Db, vocabulary: Vocabulary): Promise<void> {
  await sql`delete from search_words`.execute(db);
  for (const [lang, words] of vocabulary) {
    const rows = [...words].filter(([word]) => word.length <= 40);
    for (let from = 0; from < rows.length; from += BATCH) {
      const some = rows.slice(from, from + BATCH);
      await sql`
        insert into search_words (lang, word, shown, stem, documents, is_name)
        select ${lang}, word, shown, stem, documents, is_name
        from unnest(${some.map(([word]) => word)}::text[], ${some.map(([, word]) => usual(word))}::text[], ${some.map(([, word]) => word.stem)}::text[], ${some.map(([, word]) => word.documents)}::integer[],
          ${some.map(([, word]) => word.isName)}::boolean[]) as w(word, shown, stem, documents, is_name)`.execute(db);
    }
  }
}

/** The most frequent spelling of a word. */
const usual = (word: Word): string => [...word.spellings].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
