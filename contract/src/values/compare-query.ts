/** The address of a comparison: `?special_view=compare&items=12,15&differences=1`. It is complete: any browser shows it in any language. */

/** Products in one comparison (specification, section 9). */
export const MAX_COMPARED = 4;

export interface CompareQuery {
  /** Ids in the order of the columns. */
  items: number[];
  /** Rows with equal values are hidden. */
  onlyDifferences: boolean;
}

const ID = /^[1-9]\d{0,8}$/;

/** Parses the query. Invalid values are ignored, as links may come from anywhere; only the first four products count. */
export function parseCompareQuery(params: URLSearchParams): CompareQuery {
  const ids = (params.get('items') ?? '')
    .split(',')
    .filter((part) => ID.test(part))
    .map(Number);
  return { items: [...new Set(ids)].slice(0, MAX_COMPARED), onlyDifferences: params.get('differences') === '1' };
}

/** The canonical query string with its `?`. Equal comparisons give equal strings. */
export function formatCompareQuery({ items, onlyDifferences }: CompareQuery): string {
  return `?special_view=compare${items.length > 0 ? `&items=${items.join(',')}` : ''}${items.length > 0 && onlyDifferences ? '&differences=1' : ''}`;
}
