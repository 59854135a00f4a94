import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/desk.calls';
import type { Found } from '@vitrina/contract/staff/desk';
import { readFoundQuestion } from '@vitrina/contract/staff/found-question';
import { useEffect, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { useMay } from '../me.tsx';
import { NAVIGATION } from '../navigation.ts';

export interface Entry {
  key: string;
  kind: Found['kind'] | 'screen';
  title: string;
  sub: string;
  state?: Found['state'] | undefined;
  link: NavigateOptions;
}

const WAIT_MS = 90;

/** Entries that match the text: screens immediately, other kinds from the server. The prefix `o:`, `p:` or `c:` restricts the kind. */
export function useEntries(text: string): { entries: Entry[]; isSearching: boolean } {
  const words = useWords();
  const may = useMay();
  const q = useRested(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => (await callStaff(calls.search, { q: q.slice(0, 100) }, { signal })).items,
    enabled: readFoundQuestion(q).text !== '',
    placeholderData: keepPreviousData,
  });
  const { kind, text: searchText } = readFoundQuestion(text.trim().toLowerCase());
  const screens = NAVIGATION.filter(({ permission }) => may(permission))
    .map(({ name, path, key }): Entry => ({ key: path, kind: 'screen', title: words(`nav_${name}`), sub: `G ${key.toUpperCase()}`, link: { to: path } }))
    .filter(({ title }) => kind === null && title.toLowerCase().includes(searchText));
  const found = q === '' || searchText === '' ? [] : (data ?? []).map(entryOf);
  return { entries: [...found, ...screens], isSearching: searchText !== '' && (isFetching || q !== text.trim()) };
}

/** The text, debounced. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const entryOf = ({ kind, id, title, sub, state }: Found): Entry => ({ key: `${kind}:${id}`, kind, title, sub, state, link: LINKS[kind](id) });

const LINKS: Readonly<Record<Found['kind'], (id: string) => NavigateOptions>> = {
  order: (number) => ({ to: '/orders/$number', params: { number } }),
  product: (code) => ({ to: '/stock', search: { text: code } }),
  customer: (email) => ({ to: '/customers', search: { text: email } }),
};
