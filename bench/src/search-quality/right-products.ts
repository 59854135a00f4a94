import type { RightProducts } from './read-queries.ts';
import type { SearchClient, Shown } from './search-client.ts';

/** Currencies of the limits in the query file: euro, dinar, mark. */
const COLUMN: Readonly<Record<string, number>> = { rs: 1, ba: 2 };

/** Returns a judge of results. The shop's own lists, each requested once, determine which products are in a category and have a value. */
export function judgeProducts(client: SearchClient) {
  const lists = new Map<string, Promise<Shown[]>>();
  const listOf = (lang: string, category: string, filters: Record<string, string[]>) => {
    const key = `${lang} ${category} ${JSON.stringify(filters)}`;
    const list = lists.get(key) ?? client.list(lang, { category_slug: category, filters });
    lists.set(key, list);
    return list;
  };
  const idsOf = async (lang: string, categories: readonly string[], filters: Record<string, string[]> = {}) =>
    new Set((await Promise.all(categories.map((category) => listOf(lang, category, filters)))).flat().map((one) => one.id));

  /** True if a right product is among the rows, and none of them exceeds a limit or is unwanted. */
  return async (lang: string, right: RightProducts, rows: readonly Shown[]): Promise<boolean> => {
    const rightIds = await idsOf(lang, right.categories, right.filters);
    const never = await idsOf(lang, right.never);
    const most = right.most?.[COLUMN[lang] ?? 0] ?? Number.POSITIVE_INFINITY;
    const least = right.least?.[COLUMN[lang] ?? 0] ?? 0;
    const isLimited = right.most !== null || right.least !== null;
    if (isLimited && rows.some(({ price }) => price === null || price > most || price < least)) return false;
    if (rows.some(({ id }) => never.has(id))) return false;
    return rows.some(({ id, title }) => rightIds.has(id) && (right.title === null || plain(title).includes(plain(right.title))));
  };
}

/** Normalises case and white space, non-breaking spaces included. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');
