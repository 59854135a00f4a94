import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { addFilterCounts, addSearchCounts, type FilterCount, type SearchCount, selectFilterUse, selectPopular } from './usage-queries.ts';
import { DayVisitors } from './day-visitors.ts';

interface Options {
  /** The primary: cached replies may be computed on a read-only replica. */
  db: Db;
  now: () => Date;
}

const EVERY_MS = 60_000;
const FRESH_MS = 600_000;
/** Limit of different words and filters per minute; more come from scripts. */
const MOST_WAITING = 2000;
/** Number of uses at which their shares count by half. */
const ENOUGH_USES = 20;

/**
 * Counts searches and filters of shoppers, each once per network and day. Buffered in memory for a minute, then added to the counts of the day; the totals of
 * all processes are reloaded every ten minutes. If the database fails, the counts remain buffered.
 */
export class UsageCounts {
  readonly #options: Options;
  readonly #visitors = new DayVisitors();
  #searches = new Map<string, SearchCount>();
  #filters = new Map<string, FilterCount>();
  #popular = new Map<LanguageCode, string[]>();
  #uses = new Map<number, Map<string, number>>();
  #written: number;
  #read: number;

  constructor(options: Options) {
    this.#options = options;
    this.#written = options.now().getTime();
    this.#read = this.#written;
  }

  /** Counts a search with results. `q`: folded words; `shown`: as typed. */
  noteSearch({ lang, q, shown, address }: { lang: LanguageCode; q: string; shown: string; address: string }): void {
    const key = `${lang} ${q}`;
    if (!this.#counts(`s${key}`, address)) return;
    const previous = this.#searches.get(key) ?? { lang, q, shown, visitors: 0 };
    if (this.#searches.size < MOST_WAITING || previous.visitors > 0) this.#searches.set(key, { ...previous, visitors: previous.visitors + 1 });
    this.#writeIfDue();
  }

  /** Counts the attributes used as filters of a list; `null`: a list over several categories. */
  noteFilters({ categoryId, attributes, address }: { categoryId: number | null; attributes: readonly string[]; address: string }): void {
    for (const attribute_code of attributes) {
      const key = `${categoryId ?? 0} ${attribute_code}`;
      if (!this.#counts(`f${key}`, address)) continue;
      const previous = this.#filters.get(key) ?? { category_id: categoryId ?? 0, attribute_code, visitors: 0 };
      if (this.#filters.size < MOST_WAITING || previous.visitors > 0) this.#filters.set(key, { ...previous, visitors: previous.visitors + 1 });
    }
    this.#writeIfDue();
  }

  /** Words that enough shoppers searched for, most frequent first. */
  popular(lang: LanguageCode): readonly string[] {
    this.#readIfOld();
    return this.#popular.get(lang) ?? [];
  }

  /** Share of an attribute in all uses of filters in a category, reduced if few were counted. */
  useOf(categoryId: number | null, attribute: string): number {
    this.#readIfOld();
    const uses = this.#uses.get(categoryId ?? 0);
    return uses?.get(attribute) ?? 0;
  }

  /** Adds the buffered counts to the counts of the day; on an error they stay buffered. */
  async write(): Promise<void> {
    const [searches, filters] = [this.#searches, this.#filters];
    [this.#searches, this.#filters] = [new Map(), new Map()];
    this.#written = this.#options.now().getTime();
    try {
      await addSearchCounts(this.#options.db, [...searches.values()]);
      searches.clear();
      await addFilterCounts(this.#options.db, [...filters.values()]);
    } catch (error) {
      this.#searches = added(searches, this.#searches);
      this.#filters = added(filters, this.#filters);
      throw error;
    }
  }

  /** Reloads the totals of all processes. */
  async read(): Promise<void> {
    this.#read = this.#options.now().getTime();
    const [popular, uses] = [await selectPopular(this.#options.db), await selectFilterUse(this.#options.db)];
    this.#popular = new Map([...Map.groupBy(popular, ({ lang }) => lang)].map(([lang, rows]) => [lang, rows.map(({ shown }) => shown)]));
    this.#uses = new Map([...Map.groupBy(uses, ({ category_id }) => category_id)].map(([category, rows]) => [category, sharesOf(rows)]));
  }

  #counts(thing: string, address: string): boolean {
    return this.#visitors.isFirst(thing, address, this.#options.now());
  }

  #writeIfDue(): void {
    if (this.#options.now().getTime() - this.#written < EVERY_MS) return;
    // Counts that could not be written are retried in the next minute.
    this.write().catch(() => {});
  }

  #readIfOld(): void {
    if (this.#options.now().getTime() - this.#read < FRESH_MS) return;
    // The previous counts stay in use.
    this.read().catch(() => {});
  }
}

function added<Count extends { visitors: number }>(before: ReadonlyMap<string, Count>, since: ReadonlyMap<string, Count>): Map<string, Count> {
  const all = new Map(before);
  for (const [key, count] of since) all.set(key, { ...count, visitors: count.visitors + (before.get(key)?.visitors ?? 0) });
  return all;
}

function sharesOf(rows: readonly FilterCount[]): Map<string, number> {
  const all = rows.reduce((sum, { visitors }) => sum + visitors, 0);
  return new Map(rows.map(({ attribute_code, visitors }) => [attribute_code, visitors / (all + ENOUGH_USES)]));
}
