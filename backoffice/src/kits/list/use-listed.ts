import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Pages, type Sum, usePages } from './use-pages.ts';

const LOOK_EVERY_MS = 30_000;
const MAX_AGE_MS = 120_000;

export interface ListPart {
  offset: number;
  limit: number;
  /** View of an earlier reply: rows added later are left out. */
  view?: string;
}

export interface ListSource<Row> {
  /** First element of its query keys, by which writes invalidate the list. */
  name: string;
  /** Identity of a list: filter, sorting, parts of rows. */
  query: unknown;
  fetch: (part: ListPart, signal?: AbortSignal) => Promise<{ items: readonly Row[]; total: number; sums?: readonly Sum[]; view: string }>;
}

interface Listed<Row> {
  pages: Pages<Row>;
  /** Number of matching rows added since the list was opened. */
  newer: number;
  showNewer: () => void;
  /** Loads the first `most` rows of the list, also those never scrolled to; without rows added since it was opened. */
  fetchAll: (most: number) => Promise<Row[]>;
}
const MOST_OF_A_CALL = 500;

/** View of each list, a moment, so that later rows do not shift it during scrolling. */
const views = new Map<string, string>();
/** Last list shown for each name; going back within two minutes restores it unchanged. */
const latest = new Map<string, { round: number; at: number }>();

/** Ends the views of all lists with a name, so that rows the user added appear at the next request. */
export function endViews(name: string): void {
  for (const id of views.keys()) if (id.startsWith(`["${name}",`)) views.delete(id);
}

function roundOf(name: string): number {
  const cached = latest.get(name);
  return cached && Date.now() - cached.at < MAX_AGE_MS ? cached.round : Date.now();
}

/** Rows of a list of any length, fixed at the moment it was opened. */
export function useListed<Row>({ name, query, fetch }: ListSource<Row>, { first, last }: { first: number; last: number }): Listed<Row> {
  const client = useQueryClient();
  const [round, setRound] = useState(() => roundOf(name));
  useEffect(() => () => void latest.set(name, { round, at: Date.now() }), [name, round]);
  const queryKey = [name, 'list', query];
  const id = JSON.stringify([name, query, round]);
  const fetchPart = async (part: ListPart, signal?: AbortSignal) => {
    const view = views.get(id);
    const reply = await fetch({ ...part, ...(view && { view }) }, signal);
    if (!view) views.set(id, reply.view);
    return reply;
  };
  const pages = usePages<Row>({ queryKey: [...queryKey, round], first, last, fetch: fetchPart });
  const { data: now } = useQuery({
    queryKey: [...queryKey, 'total'],
    queryFn: async ({ signal }) => (await fetch({ offset: 0, limit: 1 }, signal)).total,
    // The first page has just been loaded and contains it.
    ...(pages.total !== null && { initialData: pages.total }),
    enabled: pages.total !== null,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: LOOK_EVERY_MS,
  });
  return {
    pages,
    newer: Math.max(0, (now ?? 0) - (pages.total ?? 0)),
    showNewer: () => {
      setRound(Date.now());
      void client.invalidateQueries({ queryKey: [name] });
    },
    fetchAll: async (most) => {
      const found: Row[] = [];
      for (let total = most; found.length < Math.min(most, total); ) {
        const reply = await fetchPart({ offset: found.length, limit: Math.min(MOST_OF_A_CALL, most - found.length) });
        found.push(...reply.items);
        total = reply.items.length === 0 ? 0 : reply.total;
      }
      return found;
    },
  };
}
