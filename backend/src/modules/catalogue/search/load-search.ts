import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { runStepsYielding, TimeSlice } from '../run-steps.ts';
import type { CatalogueEngine } from '../engine/catalogue-engine.ts';
import { SearchIndex } from './engine/search-index.ts';
import { SegmentBuilder, type StoredDocument } from './engine/segment.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { FAMILY, SYNONYMS } from './synonyms.ts';
import { type Vocabularies, Vocabulary, type VocabularyWord } from './vocabulary.ts';

const BATCH = 500;

/** Loads the words of all products; yields to other requests in between. */
export async function loadWords(db: Db): Promise<SearchIndex> {
  const builder = new SegmentBuilder();
  for (let after = 0; ; ) {
    const documents = await selectDocuments(db, after);
    const slice = new TimeSlice();
    for (const document of documents) {
      builder.add(document);
      if (slice.isOver) await slice.next();
    }
    const last = documents.at(-1);
    if (!last) break;
    after = last.product_id;
  }
  return new SearchIndex(await runStepsYielding(builder.steps()));
}

/** Reloads the words of these products, and of their configurable products. */
export async function reloadDocuments(db: Db, index: SearchIndex, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select unnest(${[...ids]}::integer[]) as id union select parent_id from products where id = any(${[...ids]}::integer[]) and parent_id is not null`.execute(
    db,
  );
  const all = rows.map((row) => row.id);
  const documents = await sql<StoredDocument>`
    select d.product_id, coalesce(p.initial_offer_id, p.id) as shown_id, d.lang, d.terms
    from search_documents d join products p on p.id = d.product_id where d.product_id = any(${all}::integer[]) order by d.product_id`.execute(db);
  index.replace(all, documents.rows);
}

/** Words of the products that lists show as these. */
export async function selectDocumentsShownAs(db: Db, ids: readonly number[]): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select d.product_id, coalesce(p.initial_offer_id, p.id) as shown_id, d.lang, d.terms
    from products p join search_documents d on d.product_id = p.id
    where p.id in (select id from products where id = any(${[...ids]}::integer[]) and type <> 'variant' and initial_offer_id is null
      union select parent_id from products where id = any(${[...ids]}::integer[]) and parent_id is not null)
      and coalesce(p.initial_offer_id, p.id) = any(${[...ids]}::integer[])
    order by d.product_id`.execute(db);
  return rows;
}

/** Returns all documents of each product, so that the next batch begins with another product. */
async function selectDocuments(db: Db, after: number): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select d.product_id, coalesce(p.initial_offer_id, p.id) as shown_id, d.lang, d.terms
    from (select id, initial_offer_id from products where id > ${after}::integer and type <> 'variant' order by id limit ${BATCH}::integer) p
      join search_documents d on d.product_id = p.id
    order by d.product_id`.execute(db);
  return rows;
}

/** Loads the vocabulary of every language. */
export async function loadVocabularies(db: Db, engine: Pick<CatalogueEngine, 'frequencies'>): Promise<Vocabularies> {
  const { rows } = await sql<VocabularyWord & { lang: LanguageCode }>`
    select lang, word, shown, stem, documents, is_name as "isName" from search_words order by lang, word collate "C"`.execute(db);
  const vocabularies = new Map<LanguageCode, Vocabulary>();
  for (const [lang, known] of Map.groupBy(rows, (row) => row.lang))
    vocabularies.set(lang, await runStepsYielding(Vocabulary.steps([...(await synonymWords(lang, engine)), ...known])));
  return vocabularies;
}

/** Synonyms of the concepts in the catalogue, also if its own texts use other words. */
async function synonymWords(lang: LanguageCode, engine: Pick<CatalogueEngine, 'frequencies'>): Promise<VocabularyWord[]> {
  const concepts = Object.entries(SYNONYMS);
  const frequencies = await engine.frequencies(concepts.map(([concept]) => ({ lang, lexeme: `=${concept}` })));
  return concepts.flatMap(([, group], i) => {
    const documents = frequencies[i] ?? 0;
    if (documents === 0) return [];
    return (group[FAMILY[lang]] ?? '').split(',').flatMap((text) => {
      const [token, ...more] = splitWords(text);
      if (!token || more.length > 0 || isStopWord(token.word)) return [];
      return [{ word: token.word, shown: token.shown, stem: stem(token.word, lang), documents, isName: true }];
    });
  });
}
