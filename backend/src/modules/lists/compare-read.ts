import type { ComparedItem, CompareTable } from '@vitrina/contract/compare';
import type { ProductListItem } from '@vitrina/contract/catalogue';
import { MAX_COMPARED } from '@vitrina/contract/values/compare-query';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { lineLaw, selectProducts } from '../catalogue/index.ts';
import { selectCompared, selectStandIns } from './compare-queries.ts';
import { compareTableView } from './compare-view.ts';
import type { ListDeps } from './list-deps.ts';
import { type Owner, ownerOf } from '../../http/owner-of.ts';

type View = Pick<CallContext, 'lang' | 'actor'>;

/** The caller's own comparison; with its table if `mode` says so. */
export async function readCompared(
  { mode }: { mode?: 'list' | 'table' | undefined },
  context: CallContext,
  deps: ListDeps,
): Promise<Outcome<{ items: ComparedItem[]; table?: CompareTable }>> {
  const owner = ownerOf(context.actor, deps);
  const items = owner ? await loadCompared(context.db, owner, context, deps) : [];
  if (mode !== 'table') return ok({ items });
  const ids = items.map((item) => item.id);
  return ok({ items, table: await loadTable(ids, context, deps) });
}

/** Visible products of the owner's comparison; deleted ones do not count towards the limit. */
export async function loadCompared(db: Db, owner: Owner, view: View, { catalogue }: ListDeps): Promise<ComparedItem[]> {
  const items = await catalogue.products.items(await selectCompared(db, owner), { ...view, db });
  return items.slice(0, MAX_COMPARED).map(comparedView);
}

const comparedView = (item: ProductListItem): ComparedItem => ({
  id: item.id,
  shopping_cart_code: item.shopping_cart_code,
  title: item.title,
  text_lang: item.text_lang,
  url_without_domain: item.url_without_domain,
  main_image_upload_path: item.main_image_upload_path,
  category_title: item.category_title,
});

/** The comparison of any products, given by a link. */
export async function readTable({ ids }: { ids: readonly number[] }, context: CallContext, deps: ListDeps): Promise<Outcome<CompareTable>> {
  const shown = await selectStandIns(context.db, ids);
  const table = await loadTable(shown, context, deps);
  if (table.products.length === 0) return fail('error_empty_data');
  return ok(table, ['catalogue', ...[...ids, ...shown].map((id) => `product:${id}`)]);
}

async function loadTable(ids: readonly number[], context: CallContext, { catalogue }: ListDeps): Promise<CompareTable> {
  const [rows, products] = [await catalogue.products.rows(ids, context), await catalogue.products.items(ids, context)];
  const { db, lang, actor } = context;
  const lines = await selectProducts(db, ids, { lang, actor, isForLines: true });
  const statements = new Map(lines.map((row) => [row.id, lineLaw(catalogue, row, lang).law ?? []]));
  const lawOf = new Map(lines.map(({ id, line_law }) => [id, line_law ?? null]));
  return compareTableView(catalogue, { rows: rows.map((row) => ({ ...row, line_law: lawOf.get(row.id) ?? null })), products, statements }, lang);
}
