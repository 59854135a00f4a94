import { sql } from 'kysely';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { slugIn } from '@vitrina/contract/values/slug';
import type { Db } from '../../db/index.ts';
import { type RouteRow, saveRoutes } from '../routes/index.ts';
import { blockProblems, blocksToSave } from './check-blocks.ts';
import { cleanContent } from './clean-content.ts';
import { type ContentKind, KINDS, pageKey } from './content-kinds.ts';

export interface ContentTextInput {
  title: string;
  /** Slug; absent: derived from the title. */
  slug?: string | undefined;
  seo_title?: string | undefined;
  seo_description?: string | undefined;
  /** Plain text. */
  short_description?: string | undefined;
  /** HTML; sanitized here. */
  content?: string | undefined;
  /** Blocks of a landing page; each is checked by its schema in contract/src/blocks.ts. */
  blocks?: readonly unknown[] | undefined;
}

export interface ContentInput {
  kind: ContentKind;
  /** Unique within its kind; an existing content with this code is replaced. */
  code: string;
  /** Parent by kind and code; its kind is the parent kind of this one. */
  parent?: { kind: ContentKind; code: string } | undefined;
  visible?: boolean | undefined;
  /** 1 draft, 2 in review, 3 published, 4 highlighted. */
  status?: number | undefined;
  position?: number | undefined;
  image_upload_path?: string | null | undefined;
  published_at?: Date | undefined;
  starts_at?: Date | null | undefined;
  ends_at?: Date | null | undefined;
  facts?: object | undefined;
  /** Codes of related products, in this order; unknown ones are left out. */
  products?: readonly string[] | undefined;
  /** Authors of a post, and contents to read next. */
  related?: readonly { kind: ContentKind; code: string }[] | undefined;
  texts: Partial<Record<LanguageCode, ContentTextInput>>;
}

interface Shop {
  defaultLanguage: LanguageCode;
}

/**
 * Saves contents with texts, relations and URLs, replacing those with an equal kind and code. Rich text is sanitized; a changed URL leaves a
 * redirect. Parents and related contents must come earlier in the list or exist. Returns the ids in order; throws an Error that names what is
 * missing or which URL is taken.
 */
export async function saveContents(db: Db, inputs: readonly ContentInput[], shop: Shop): Promise<number[]> {
  refuseBadBlocks(inputs);
  const ids: number[] = [];
  for (const input of inputs) ids.push(await saveOne(db, input));
  await saveAddresses(db, ids, shop);
  return ids;
}

/** Throws one Error with all invalid fields of all texts, before anything is written. */
function refuseBadBlocks(inputs: readonly ContentInput[]): void {
  const problems = inputs.flatMap(({ kind, code, texts }) =>
    Object.entries(texts).flatMap(([lang, { blocks = [] }]) => blockProblems(blocks).map((problem) => `${kind} ${code}, ${lang}: ${problem}`)),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function saveOne(db: Db, input: ContentInput): Promise<number> {
  const { kind, code, parent, related = [], products = [] } = input;
  if (Object.keys(input.texts).length === 0) throw new Error(`${kind} ${code} has no text in any language`);
  const parentId = parent ? await idOf(db, parent, `${kind} ${code}`) : null;
  const { rows } = await sql<{ id: number }>`
    insert into contents (kind, code, parent_id, template, visible, status, position, image_upload_path, published_at, updated_at, starts_at, ends_at, facts)
    values (${kind}, ${code}, ${parentId}, ${KINDS[kind].template}, ${input.visible ?? true}, ${input.status ?? 3}, ${input.position ?? 0},
      ${input.image_upload_path ?? null}, coalesce(${input.published_at ?? null}::timestamptz, now()), coalesce(${input.published_at ?? null}::timestamptz, now()), ${input.starts_at ?? null}, ${input.ends_at ?? null},
      ${JSON.stringify(input.facts ?? {})}::jsonb)
    on conflict (kind, code) do update set parent_id = excluded.parent_id, visible = excluded.visible, status = excluded.status, position = excluded.position,
      image_upload_path = excluded.image_upload_path,
      published_at = coalesce(${input.published_at ?? null}::timestamptz, contents.published_at), starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      facts = excluded.facts, updated_at = coalesce(${input.published_at ?? null}::timestamptz, now())
    returning id`.execute(db);
  const id = rows[0]?.id as number;
  await saveTexts(db, id, input.texts);
  await sql`delete from content_relations where content_id = ${id}`.execute(db);
  for (const [position, one] of related.entries()) {
    const relatedId = await idOf(db, one, `${kind} ${code}`);
    await sql`insert into content_relations (content_id, related_id, position) values (${id}, ${relatedId}, ${position})`.execute(db);
  }
  await sql`delete from content_products where content_id = ${id}`.execute(db);
  await sql`
    insert into content_products (content_id, product_id, position)
    select ${id}, p.id, i.position from unnest(${[...products]}::text[]) with ordinality as i(code, position) join products p on p.code = i.code
    on conflict do nothing`.execute(db);
  return id;
}

async function idOf(db: Db, { kind, code }: { kind: ContentKind; code: string }, asker: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from contents where kind = ${kind} and code = ${code}`.execute(db);
  if (!rows[0]) throw new Error(`${asker} names ${kind} ${code}, which does not exist`);
  return rows[0].id;
}

async function saveTexts(db: Db, id: number, texts: ContentInput['texts']): Promise<void> {
  const rows = Object.entries(texts).map(([lang, text]) => ({
    lang,
    slug: text.slug ?? slugIn(lang, text.title),
    title: text.title,
    seo_title: text.seo_title ?? '',
    seo_description: text.seo_description ?? '',
    short_description: text.short_description ?? '',
    content: cleanContent(text.content ?? ''),
    blocks: blocksToSave(text.blocks ?? []),
  }));
  await sql`delete from content_texts where content_id = ${id} and not lang = any(${rows.map((row) => row.lang)}::text[])`.execute(db);
  await sql`
    insert into content_texts (content_id, lang, slug, title, seo_title, seo_description, short_description, content, blocks)
    select ${id}, lang, slug, title, seo_title, seo_description, short_description, content, blocks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t(lang text, slug text, title text, seo_title text, seo_description text, short_description text, content text, blocks jsonb)
    on conflict (content_id, lang) do update set slug = excluded.slug, title = excluded.title, seo_title = excluded.seo_title,
      seo_description = excluded.seo_description, short_description = excluded.short_description, content = excluded.content, blocks = excluded.blocks`.execute(
    db,
  );
}

interface AddressRow {
  id: number;
  kind: ContentKind;
  slugs: Partial<Record<LanguageCode, string>>;
  parent_slugs: Partial<Record<LanguageCode, string>> | null;
}

/** Saves the URLs of all contents; called when a language is added. */
export async function saveContentAddresses(db: Db, shop: Shop): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from contents`.execute(db);
  await saveAddresses(
    db,
    rows.map(({ id }) => id),
    shop,
  );
}

/** Saves the routes of these contents and their descendants, in all languages, including those in which only a relative's text exists. */
async function saveAddresses(db: Db, ids: readonly number[], shop: Shop): Promise<void> {
  const { rows } = await sql<AddressRow>`
    select c.id, c.kind, (select jsonb_object_agg(t.lang, t.slug) from content_texts t where t.content_id = c.id) as slugs,
      (select jsonb_object_agg(t.lang, t.slug) from content_texts t where t.content_id = c.parent_id) as parent_slugs
    from contents c where c.id = any(${ids}::integer[]) or c.parent_id = any(${ids}::integer[]) order by c.id`.execute(db);
  const routes = rows.filter((row) => !KINDS[row.kind].hasNoPage).flatMap((row) => LANGUAGE_CODES.map((lang) => routeOf(row, lang, shop)));
  await saveRoutes(db, routes);
  const { rows: taken } = await sql<{ path: string }>`
    select i.path from jsonb_to_recordset(${JSON.stringify(routes)}::jsonb) as i(path text, page_key text)
    join routes r on r.path = i.path where r.page_key <> i.page_key`.execute(db);
  if (taken.length > 0) throw new Error(`another page has this address: ${taken.map((row) => row.path).join(', ')}`);
}

function routeOf({ id, kind, slugs, parent_slugs }: AddressRow, lang: LanguageCode, { defaultLanguage }: Shop): RouteRow {
  const { controller, action, template, directory, isNested } = KINDS[kind];
  const slug = slugFor(slugs, lang);
  const segment = isNested && parent_slugs ? `${slugFor(parent_slugs, lang)}/${slug}` : slug;
  return {
    path: directory ? directoryPath(directory, { lang, defaultLanguage, segment }) : `${languageBase(lang, defaultLanguage)}${segment}/`,
    lang,
    controller,
    action,
    template,
    content_type: kind,
    content_id: id,
    slug,
    page_key: pageKey(id),
  };
}

const slugFor = (slugs: AddressRow['slugs'], lang: LanguageCode): string =>
  languagesFor(lang)
    .map((code) => slugs[code])
    .find(Boolean) ?? (Object.values(slugs)[0] as string);
