import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What all rows come to in one currency. */
export interface Sum {
  currency: string;
  /** Decimal. */
  amount: number;
  /** Of it given back. */
  back?: number;
}

interface Page<Row> {
  total: number;
  /** Only of lists of money. */
  sums?: readonly Sum[];
  items: readonly Row[];
}

export const PAGE_ROWS = 100;

interface PagesOptions<Row> {
  /** Key without the page: list, filter and sorting. */
  queryKey: readonly unknown[];
  fetch: (part: { offset: number; limit: number }, signal: AbortSignal) => Promise<Page<Row>>;
  /** Rows that are seen, both included. */
  first: number;
  last: number;
}

export interface Pages<Row> {
  /** `null`: not known yet. */
  total: number | null;
  /** `undefined`: not known yet, or the list is none of money. */
  sums?: readonly Sum[] | undefined;
  /** `undefined`: not there yet. */
  rowAt: (index: number) => Row | undefined;
  error: Error | null;
  isLoading: boolean;
  refetch: () => void;
  /** Asks for the rows of a place at once, while the rows that wait there are still to be drawn. */
  prefetch: (range: { first: number; last: number }) => void;
}

function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(first / PAGE_ROWS);
  return Array.from({ length: Math.floor(Math.max(first, last) / PAGE_ROWS) - from + 1 }, (_, i) => from + i);
}

/** The pages of a long list that are seen, wherever it was scrolled to. */
export function usePages<Row>({ queryKey, fetch, first, last }: PagesOptions<Row>): Pages<Row> {
  const client = useQueryClient();
  const pages = pagesOf(first, last);
  const queryOf = (page: number) => ({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetch({ offset: page * PAGE_ROWS, limit: PAGE_ROWS }, signal),
  });
  const results = useQueries({
    queries: pages.map((page) => ({
      ...queryOf(page),
      // Rows stay while a filter is typed; only the first page stands for another one.
      ...(page === 0 && { placeholderData: keepPreviousData }),
    })),
  });
  const known = new Map(results.map(({ data }, i) => [pages[i] as number, data]));
  const { total, sums } = useLength(JSON.stringify(queryKey), results.find(({ data }) => data)?.data);
  return {
    total,
    sums,
    rowAt: (index) => known.get(Math.floor(index / PAGE_ROWS))?.items[index % PAGE_ROWS],
    error: results.find(({ error }) => error)?.error ?? null,
    isLoading: results.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const result of results) void result.refetch();
    },
    prefetch: (range) => {
      for (const page of pagesOf(range.first, range.last)) void client.prefetchQuery(queryOf(page));
    },
  };
}

interface Length {
  total: number | null;
  sums?: readonly Sum[] | undefined;
}

/** Length and sums of a list as a page of it told them last: after a jump no page is there yet, and a list without length would lose its place. */
function useLength(list: string, page: Length | undefined): Length {
  const [kept, setKept] = useState<Length & { list: string }>({ list, total: null });
  const isKept = kept.list === list && (!page || (kept.total === page.total && kept.sums === page.sums));
  if (isKept) return kept;
  const next = { list, total: page?.total ?? null, sums: page?.sums };
  setKept(next);
  return next;
}
