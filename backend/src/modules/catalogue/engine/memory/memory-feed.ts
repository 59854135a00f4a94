import type { Db } from '../../../../db/index.ts';
import type { Dictionary } from '../../dictionary.ts';
import { ListingIndex, type ListingRow } from '../../listing/listing-index.ts';
import { selectListingRows, selectMaxProductId } from '../../product/product-queries.ts';
import { loadWords, reloadDocuments } from '../../search/index.ts';
import type { FedEngine } from '../catalogue-engine.ts';
import { rowsBy } from '../rows-by.ts';
import { MemoryEngine } from './memory-engine.ts';
import { Sales } from './sales.ts';

const BATCH = 10_000;

interface Source {
  db: Db;
  dictionary: () => Dictionary;
  now?: () => Date;
}

/** An engine in memory, loaded from PostgreSQL. */
export async function openMemoryEngine(source: Source): Promise<FedEngine> {
  const { db, dictionary } = source;
  const sales = new Sales({ db, now: source.now ?? (() => new Date()) });
  await sales.read();
  const engine = new MemoryEngine(await loadLists(source), await loadWords(db), sales);
  return Object.assign(engine, {
    reload: async () => engine.hold({ lists: await loadLists(source), words: await loadWords(db) }),
    take: async (ids: readonly number[]) => {
      const rows = await selectListingRows(db, { ids }, rowsBy(dictionary()));
      engine.lists.replace(new Set([...ids, ...rows.map((row) => row.id)]), rows);
      if (!engine.words.isWorn) {
        await reloadDocuments(db, engine.words, ids);
        return false;
      }
      engine.hold({ words: await loadWords(db) });
      return true;
    },
  });
}

async function loadLists({ db, dictionary }: Source): Promise<ListingIndex> {
  const last = await selectMaxProductId(db);
  const rows: ListingRow[] = [];
  for (let from = 1; from <= last; from += BATCH) {
    for (const row of await selectListingRows(db, { from, to: from + BATCH - 1 }, rowsBy(dictionary()))) rows.push(row);
  }
  return new ListingIndex(rows, dictionary().values.values());
}
