import type { CartItem } from '@vitrina/contract/cart';
import type { CompareRow, CompareTable } from '@vitrina/contract/compare';
import type { ProductListItem } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Catalogue, categoryUrl, type ProductRow, specificationView, textIn } from '../catalogue/index.ts';
import { costRows } from './compare-cost.ts';
import { needsOf } from './compare-needs.ts';
import { offerRows } from './compare-offer.ts';
import { type PartProduct, partsOf } from './compare-parts.ts';
import { type BareRow, compareRows } from './compare-rows.ts';

interface Compared {
  rows: readonly ProductRow[];
  /** The products as list items. */
  products: ProductListItem[];
  /** Statements required by law about each product, by id. */
  statements: ReadonlyMap<number, NonNullable<CartItem['law']>>;
}

/** A comparison with its texts. If the products form several groups there is no table, only the groups. */
export function compareTableView(catalogue: Catalogue, { rows, products, statements }: Compared, lang: LanguageCode): CompareTable {
  const parts = partsOf(rows).map((part) => partView(catalogue, part, lang));
  if (parts.length !== 1) return { products, groups: [], parts, needs: [], cost_note: null };
  const offer = {
    code: 'offer',
    title: catalogue.text(lang, 'compare_offer'),
    rows: [...offerRows(products, { lang, text: (name) => catalogue.text(lang, name) }), ...lawRows(catalogue, { products, statements }, lang)],
  };
  const cost = costRows({ catalogue, rows, lang });
  const running = { code: 'cost', title: catalogue.text(lang, 'compare_cost'), rows: cost.rows };
  const whole = [offer, running, ...specificationGroups(catalogue, rows, lang)];
  const groups = products.length < 2 ? whole : differencesFirst(whole, catalogue.text(lang, 'compare_same'));
  return { products, groups, needs: needsOf({ products, groups }), cost_note: cost.note, parts };
}

/** Chargers and guarantees of durability, if the law requires them for one of the products. */
function lawRows(catalogue: Catalogue, { products, statements }: Pick<Compared, 'products' | 'statements'>, lang: LanguageCode): CompareRow[] {
  return (['charging', 'durability'] as const).flatMap((code) => {
    const values = products.map(({ id }) => statements.get(id)?.find((one) => one.code === code)?.text ?? null);
    if (values.every((value) => value === null)) return [];
    const differs = new Set(values).size > 1;
    return [{ code, title: catalogue.text(lang, `compare_row_${code}`), differs, reason: null, cells: values.map((value) => ({ value, is_best: false })) }];
  });
}

/** Returns differing rows by group, then all equal rows; price and delivery stay together. */
function differencesFirst([offer, ...groups]: CompareTable['groups'], title: string): CompareTable['groups'] {
  const same = groups.flatMap((group) => group.rows.filter((row) => !row.differs));
  const differing = groups.map((group) => ({ ...group, rows: group.rows.filter((row) => row.differs) })).filter((group) => group.rows.length > 0);
  return [...(offer ? [offer] : []), ...differing, ...(same.length > 0 ? [{ code: 'same', title, rows: same }] : [])];
}

/** Attributes with their own row of legal and manufacturer's statements. */
const SHOWN_SEPARATELY = new Set(['warranty']);

/** Groups in the order of the specification table; within each, differing rows first. */
function specificationGroups(catalogue: Catalogue, products: readonly ProductRow[], lang: LanguageCode): CompareTable['groups'] {
  const { attributes, groups, valuesByCode } = catalogue.dictionary;
  const bare = compareRows(
    products.map((product) => product.attributes.filter(([code]) => !SHOWN_SEPARATELY.has(code))),
    { placeOf: (attribute, value) => valuesByCode.get(`${attribute}:${value}`)?.position ?? null },
  );
  const byGroup = Map.groupBy(bare, (row) => attributes.get(row.code)?.group_code ?? 'general');
  return [...byGroup]
    .map(([code, rows]) => ({
      code,
      position: groups.get(code)?.position ?? Number.MAX_SAFE_INTEGER,
      title: textIn(groups.get(code)?.titles, lang),
      rows: rows.flatMap((row) => rowView(catalogue, { row, products, lang }) ?? []).sort((a, b) => Number(b.differs) - Number(a.differs)),
    }))
    .filter((group) => group.rows.length > 0)
    .sort((a, b) => a.position - b.position)
    .map(({ position: _, ...group }) => group);
}

/** `null`: nothing to show. */
function rowView(catalogue: Catalogue, { row, products, lang }: { row: BareRow; products: readonly ProductRow[]; lang: LanguageCode }): CompareRow | null {
  const views = row.values.map((value, i) => {
    const product = products[i];
    return value === null || !product ? null : specificationView(catalogue, [row.code, value], lang, product.text_lang);
  });
  const named = views.find((view) => view !== null);
  if (!named) return null;
  return {
    code: row.code,
    title: named.title,
    ...(named.title_lang && { title_lang: named.title_lang }),
    differs: row.differs,
    reason: row.reason,
    cells: views.map((view, i) => ({ value: view?.value ?? null, ...(view?.value_lang && { value_lang: view.value_lang }), is_best: row.best[i] === true })),
  };
}

function partView({ dictionary, defaultLanguage }: Catalogue, part: readonly PartProduct[], lang: LanguageCode): CompareTable['parts'][number] {
  const categories = [...new Set(part.map((product) => product.category_id))].flatMap((id) => dictionary.categories.get(id ?? 0) ?? []);
  const [first] = categories;
  return {
    title: categories.map((category) => textIn(category.titles, lang)).join(', '),
    url_without_domain: first ? categoryUrl(first, dictionary.categories, lang, defaultLanguage) : null,
    ids: part.map((product) => product.id),
  };
}
