import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../../db/index.ts';
import type { Dictionary } from '../../dictionary.ts';
import { runStepsYielding } from '../../run-steps.ts';
import { addRow, emptyColumns } from '../../listing/listing-columns.ts';
import { ListingIndex } from '../../listing/listing-index.ts';
import type { ListingRow } from '../../listing/listing-row.ts';
import { selectListingRows } from '../../product/listing-rows.ts';
import { selectMaxProductId } from '../../product/product-queries.ts';
import { SearchIndex } from '../../search/engine/search-index.ts';
import { SegmentBuilder } from '../../search/engine/segment.ts';
import { loadWords, reloadDocuments } from '../../search/index.ts';
import type { FedEngine } from '../catalogue-engine.ts';
import { rowsBy } from '../rows-by.ts';
import { MemoryEngine } from './memory-engine.ts';
import { Sales } from '../sales.ts';

/** Products per statement of a full load; other requests are served in between. */
const BATCH = 1000;
/** Changed products per statement, so that it stays within its time limit also on a busy machine. */
const TAKEN = 500;
/** Changed products added to the lists per turn of the event loop. */
const AT_ONCE = 50;
/** Number of changed products above which the recommended order is rebuilt. */
const REORDERED = 200;
/** Greatest number of changed products; with more the whole index is reloaded. */
const MOST_TAKEN = 10_000;

interface Source {
  db: Db;
  dictionary: () => Dictionary;
  now?: () => Date;
  /** Loads the words on opening; absent: all documents of the database. */
  firstWords?: (db: Db) => Promise<SearchIndex>;
}

/** An engine in memory, loaded from PostgreSQL. */
export async function openMemoryEngine(source: Source): Promise<FedEngine> {
  const { db, dictionary, firstWords = loadWords } = source;
  const sales = new Sales({ db, now: source.now ?? (() => new Date()) });
  await sales.read();
  const engine = new MemoryEngine(await loadLists(source), await firstWords(db), sales);
  const reload = async () => engine.replace({ lists: await loadLists(source), words: await loadWords(db) });
  const take = async (ids: readonly number[], reworded = ids): Promise<boolean> => {
    if (ids.length > MOST_TAKEN) {
      await reload();
      return true;
    }
    const rows: ListingRow[] = [];
    for (const part of partsOf(ids)) for (const row of await selectListingRows(db, { ids: part }, rowsBy(dictionary()))) rows.push(row);
    const fresh = new Map(rows.map((row) => [row.id, row]));
    const changed = new Set([...ids, ...fresh.keys()]);
    for (const part of partsOf([...changed], AT_ONCE)) {
      if (changed.size > AT_ONCE) await nextTurn();
      engine.lists.replace(
        new Set(part),
        part.flatMap((id) => fresh.get(id) ?? []),
      );
    }
    if (changed.size > REORDERED) engine.replace({ lists: await runStepsYielding(engine.lists.reordered(dictionary().values.values())) });
    if (!engine.words.isWorn) {
      for (const part of partsOf(reworded)) await reloadDocuments(db, engine.words, part);
      return false;
    }
    engine.replace({ words: await loadWords(db) });
    return true;
  };
  return Object.assign(engine, { reload, take });
}

/** An engine without words, for programs that do not search: loading the words takes most of the time. */
export const openWithoutWords = (source: Source): Promise<FedEngine> =>
  openMemoryEngine({ ...source, firstWords: async () => new SearchIndex(new SegmentBuilder().build()) });

const partsOf = (ids: readonly number[], size = TAKEN): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size));

async function loadLists({ db, dictionary }: Source): Promise<ListingIndex> {
  const last = await selectMaxProductId(db);
  const columns = emptyColumns();
  for (let from = 1; from <= last; from += BATCH) {
    for (const row of await selectListingRows(db, { from, to: from + BATCH - 1 }, rowsBy(dictionary()))) addRow(columns, row);
  }
  return runStepsYielding(ListingIndex.build(columns, dictionary().values.values()));
}
