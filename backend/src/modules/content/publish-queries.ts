import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { type ContentRow, type Reader, selectContents } from './content-queries.ts';

/** Authors of each of these posts that the reader may see, in the post's order. */
export async function selectAuthorsOf(db: Db, postIds: readonly number[], reader: Reader): Promise<ReadonlyMap<number, ContentRow[]>> {
  if (postIds.length === 0) return new Map();
  const [authors, { rows }] = await Promise.all([
    selectContents(db, { kind: 'author' }, reader),
    sql<{ content_id: number; related_id: number }>`
      select content_id, related_id from content_relations where content_id = any(${[...postIds]}::integer[]) order by position`.execute(db),
  ]);
  const byId = new Map(authors.map((author) => [author.id, author]));
  const pairs = Map.groupBy(rows, (row) => row.content_id);
  return new Map([...pairs].map(([post, of]) => [post, of.flatMap((pair) => byId.get(pair.related_id) ?? [])]));
}

/** Categories of guides by id, in the order set by staff. */
export async function selectCategories(db: Db, reader: Reader): Promise<ReadonlyMap<number, ContentRow>> {
  const rows = await selectContents(db, { kind: 'publish_category' }, reader);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ids of a category and all its descendants. */
export function withSubcategories(id: number, categories: ReadonlyMap<number, ContentRow>): number[] {
  const below = [...categories.values()].filter((one) => one.parent_id === id);
  return [id, ...below.flatMap((one) => withSubcategories(one.id, categories))];
}

/** Path from the root to a category, including it. Parents that the reader may not see are left out. */
export function pathTo(id: number | null, categories: ReadonlyMap<number, ContentRow>): ContentRow[] {
  const row = id === null ? undefined : categories.get(id);
  return row ? [...pathTo(row.parent_id, categories), row] : [];
}
