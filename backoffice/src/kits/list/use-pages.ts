import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sum over all rows in one currency. */
export interface Sum {
  currency: string;
  /** Decimal. */
  amount: number;
  /** Part of it that was refunded. */
  back?: number;
}

interface Page<Row> {
  total: number;
  /** Absent for lists without amounts. */
  sums?: readonly Sum[];
  items: readonly Row[];
}

export const PAGE_ROWS = 100;

interface PagesOptions<Row> {
  /** Key without the page: list, filter and sorting. */
  queryKey: readonly unknown[];
  fetch: (part: { offset: number; limit: number }, signal: AbortSignal) => Promise<Page<Row>>;
  /** First and last visible row, both included. */
  first: number;
  last: number;
}

export interface Pages<Row> {
  /** `null`: unknown yet. */
  total: number | null;
  /** `undefined`: unknown yet, or a list without amounts. */
  sums?: readonly Sum[] | undefined;
  /** `undefined`: not loaded yet. */
  rowAt: (index: number) => Row | undefined;
  error: Error | null;
  isLoading: boolean;
  refetch: () => void;
  /** Requests the pages of a range immediately, before the rows are rendered. */
  prefetch: (range: { first: number; last: number }) => void;
}

function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(first / PAGE_ROWS);
  return Array.from({ length: Math.floor(Math.max(first, last) / PAGE_ROWS) - from + 1 }, (_, i) => from + i);
}

/** The pages of a long list that cover the visible rows, at any scroll position. */
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
      // The previous rows stay while a filter is typed; only the first page may be a placeholder for another list's.
      ...(page === 0 && { placeholderData: keepPreviousData }),
    })),
  });
  const dataByPage = new Map(results.map(({ data }, i) => [pages[i] as number, data]));
  const { total, sums } = useLength(JSON.stringify(queryKey), results.find(({ data }) => data)?.data);
  return {
    total,
    sums,
    rowAt: (index) => dataByPage.get(Math.floor(index / PAGE_ROWS))?.items[index % PAGE_ROWS],
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

/** Total and sums of a list from its last loaded page: after a jump no page is loaded, and without a total the list would lose its scroll position. */
function useLength(list: string, page: Length | undefined): Length {
  const [cached, setCached] = useState<Length & { list: string }>({ list, total: null });
  const isUnchanged = cached.list === list && (!page || (cached.total === page.total && cached.sums === page.sums));
  if (isUnchanged) return cached;
  const next = { list, total: page?.total ?? null, sums: page?.sums };
  setCached(next);
  return next;
}
