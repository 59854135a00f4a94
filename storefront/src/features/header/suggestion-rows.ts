import type { SuggestReply } from '@vitrina/contract/catalogue';

/** A row of the list below the search field. */
export type SuggestionRow =
  | { kind: 'past' | 'popular'; id: string; title: string; url: string }
  | { kind: 'words'; id: string; title: string; url: string }
  | { kind: 'categories' | 'brands' | 'guides' | 'help'; id: string; title: string; url: string; above: string | null }
  | { kind: 'products'; id: string; title: string; url: string; product: SuggestReply['products'][number] }
  | { kind: 'all'; id: string; title: string; url: string }
  | { kind: 'forget'; id: string; title: string; url: null };

export const MAX_ROWS = 10;
const PAST_WITH_WORDS = 2;
/** Limit of completions: few, as shoppers mostly look for products. */
const COMPLETIONS = 2;
const POPULAR = 6;

interface RowsOf {
  q: string;
  past: readonly string[];
  reply: SuggestReply | null;
  searchUrl: (q: string) => string;
}

/** Returns at most ten rows: recent searches, answers of the shop, completions, categories, brands, guides, products, and a link to all results. */
export function suggestionRows({ q, past, reply, searchUrl }: RowsOf): SuggestionRow[] {
  const pastRow = (title: string, i: number): SuggestionRow => ({ kind: 'past', id: `suggestion-past-${i}`, title, url: searchUrl(title) });
  if (q === '') return beginning({ past, popular: reply?.popular ?? [], searchUrl });
  const link =
    (kind: 'categories' | 'brands' | 'guides') =>
    (one: { id: number; title: string; parent_title?: string | null; url_without_domain: string }): SuggestionRow => ({
      kind,
      id: `suggestion-${kind}-${one.id}`,
      title: one.title,
      url: one.url_without_domain,
      above: one.parent_title ?? null,
    });
  const lower = q.toLowerCase();
  const words = (reply?.completions ?? []).slice(0, COMPLETIONS);
  const rows: SuggestionRow[] = [
    ...past
      .filter((one) => one.toLowerCase().startsWith(lower) && one.toLowerCase() !== lower)
      .slice(0, PAST_WITH_WORDS)
      .map(pastRow),
    ...(reply?.help.map(
      (one): SuggestionRow => ({
        kind: 'help',
        id: `suggestion-help-${one.code.replace('/', '-')}`,
        title: one.title,
        url: one.url_without_domain,
        above: null,
      }),
    ) ?? []),
    ...words.map((title, i): SuggestionRow => ({ kind: 'words', id: `suggestion-words-${i}`, title, url: searchUrl(title) })),
    ...(reply?.categories.map(link('categories')) ?? []),
    ...(reply?.manufacturers.map(link('brands')) ?? []),
    ...(reply?.posts.map(link('guides')) ?? []),
    ...(reply?.products.map(
      (product): SuggestionRow => ({
        kind: 'products',
        id: `suggestion-products-${product.id}`,
        title: product.title,
        url: product.url_without_domain,
        product,
      }),
    ) ?? []),
  ];
  return [...rows.slice(0, MAX_ROWS - 1), { kind: 'all', id: 'suggestion-all', title: q, url: searchUrl(q) }];
}

/** Returns the rows of an empty field: recent searches, a button to delete them, and popular searches. */
function beginning({ past, popular, searchUrl }: Pick<RowsOf, 'past' | 'searchUrl'> & { popular: readonly string[] }): SuggestionRow[] {
  const own = new Set(past.map((one) => one.toLowerCase()));
  const rowOf =
    (kind: 'past' | 'popular') =>
    (title: string, i: number): SuggestionRow => ({ kind, id: `suggestion-${kind}-${i}`, title, url: searchUrl(title) });
  return [
    ...past.map(rowOf('past')),
    ...(past.length === 0 ? [] : [{ kind: 'forget', id: 'suggestion-forget', title: '', url: null } as const]),
    ...popular
      .filter((one) => !own.has(one.toLowerCase()))
      .slice(0, POPULAR)
      .map(rowOf('popular')),
  ].slice(0, MAX_ROWS);
}

/** Index of the row that a key moves to; -1: the field itself. `null`: the key does not move. */
export function moveInRows(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  // Without an active row these keys move the text cursor.
  if (key === 'Home' && active >= 0) return 0;
  if (key === 'End' && active >= 0) return count - 1;
  return null;
}
