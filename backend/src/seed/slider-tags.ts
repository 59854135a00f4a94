import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { ContentInput } from '../modules/content/index.ts';

type Block = { block?: string; source?: { tag?: unknown } };

/** Contents whose sliders name a tag by its id instead of its code. Throws an Error that names a tag that is not there. */
export async function withTagIds(db: Db, contents: readonly ContentInput[]): Promise<ContentInput[]> {
  if (!contents.some(({ texts }) => Object.values(texts).some(({ blocks = [] }) => blocks.some(hasTag)))) return [...contents];
  const ids = new Map((await selectTags(db)).map(({ id, code }) => [code, id]));
  const idOf = (code: unknown): number => {
    const id = ids.get(String(code));
    if (id === undefined) throw new Error(`there is no tag ${String(code)}`);
    return id;
  };
  return contents.map((content) => ({
    ...content,
    texts: Object.fromEntries(Object.entries(content.texts).map(([lang, text]) => [lang, { ...text, blocks: text.blocks?.map((one) => replaced(one, idOf)) }])),
  }));
}

/** The other way round, for blocks as they stand in the shop; a tag that is gone keeps its id. */
export async function tagCodes(db: Db): Promise<(block: unknown) => unknown> {
  const codes = new Map((await selectTags(db)).map(({ id, code }) => [id, code]));
  return (block) => replaced(block, (id) => codes.get(Number(id)) ?? String(id));
}

const hasTag = (block: unknown): boolean => (block as Block).block === 'product-slider' && (block as Block).source?.tag !== undefined;

const replaced = (block: unknown, tagOf: (tag: unknown) => number | string): unknown =>
  hasTag(block) ? { ...(block as Block), source: { tag: tagOf((block as Block).source?.tag) } } : block;

async function selectTags(db: Db): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`select id, code from tags`.execute(db);
  return rows;
}
