import { sql } from 'kysely';
import type { Db } from '../../../../db/index.ts';
import type { Dictionary } from '../../dictionary.ts';
import type { ListingRow } from '../../listing/listing-row.ts';
import { selectListingRows } from '../../product/listing-rows.ts';
import { selectDocumentsShownAs } from '../../search/index.ts';
import { rowsBy } from '../rows-by.ts';
import { takeVersion } from './engine-state-queries.ts';
import type { Batch } from './write-documents.ts';

/** Reads the current state of products, with a version taken before reading. Those of `ids` that no list shows are returned in `gone`. */
export async function readProducts(db: Db, dictionary: Dictionary, range: { ids: readonly number[] } | { from: number; to: number }): Promise<Batch> {
  const version = await takeVersion(db);
  const ids = 'ids' in range ? await withVariants(db, range.ids) : [];
  const rows: ListingRow[] = await selectListingRows(db, 'ids' in range ? { ids } : range, rowsBy(dictionary));
  const shown = new Set(rows.map(({ id }) => id));
  return { rows, documents: await selectDocumentsShownAs(db, [...shown]), gone: ids.filter((id) => !shown.has(id)), version };
}

/** Adds the other variants, one of which may now represent the configurable product. */
async function withVariants(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select unnest(${[...ids]}::integer[]) as id union select id from products where parent_id = any(${[...ids]}::integer[])`.execute(db);
  return rows.map(({ id }) => id);
}
