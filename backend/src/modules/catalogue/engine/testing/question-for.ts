import type { CatalogueEngine } from '../catalogue-engine.ts';
import type { Question } from '../question.ts';
import { analyse } from '../../search/analyse.ts';
import { Vocabulary, type VocabularyWord } from '../../search/vocabulary.ts';
import { buildIndexRequest } from '../../search/build-index-request.ts';

type More = Partial<Pick<Question, 'prices' | 'valueIds' | 'isStaff'>> & { without?: string };

/** Names of the samples' categories; other words are known from titles. */
const NAMES = 'Laptops Sleeves Stands Lamps Mice Bowls Toasters Vacuum cleaners Headphones earbuds Cameras Beamers Radios';
const WORDS = 'Laptop laptop14 Kvant Arc Mouse Stand Sleeve Robot Lamp toaster Steklena skleda solato 14 15';

const words = (text: string, isName: boolean): VocabularyWord[] =>
  analyse(text, 'en').map(({ word, shown, stem }) => ({ word, shown, stem, documents: 3, isName }));
const vocabularies = new Map([['en' as const, new Vocabulary([...words(WORDS, false), ...words(NAMES, true)])]]);

/** An English query as query parsing passes it to the engines. */
export async function questionFor(engine: CatalogueEngine, q: string, { without, prices = [], valueIds = [], isStaff = false }: More): Promise<Question> {
  const constraints = without === undefined ? [] : [{ kind: 'without' as const, word: without, words: without, rest: '' }];
  const indexRequest = await buildIndexRequest({ engine, vocabularies }, { words: q, thing: q, lang: 'en', isOpen: false }, constraints);
  return { ...indexRequest, market: 'en', isStaff, prices, valueIds };
}
