import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReturnSummary } from '@vitrina/contract/staff/returns';
import { lazy } from 'react';
import { useMay } from '../../app/me.tsx';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { useWords } from '../../language/language.tsx';
import { NarrowReturn, STANDARD_COLUMNS, useReturnColumns } from './return-columns.tsx';
import type { ReturnsSearch } from './returns-search.ts';
import { useReturnFilters } from './use-return-filters.ts';
import { readReturns, useReturnTabs } from './use-returns.ts';
import './returns.css';

const ReturnPeek = lazy(async () => ({ default: (await import('./return-peek.tsx')).ReturnPeek }));
const route = getRouteApi('/returns');
const narrowRow = (one: ReturnSummary) => <NarrowReturn one={one} />;
const peekReturn = (one: ReturnSummary, onClose: () => void) => <ReturnPeek one={one} onClose={onClose} />;

const isNarrowed = ({ tab, sort, columns, ...narrowed }: ReturnsSearch): boolean => Object.keys(narrowed).length > 0;

/** Returns and withdrawals, the earliest due refund first. */
export function ReturnsScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/returns' });
  const mayExport = useMay()('exports.run');
  const { source, sort, fetchCsv } = readReturns(search);
  return (
    <ListScreen
      name="returns"
      title={words('nav_returns')}
      searchField={{ label: words('returns_search'), hint: words('returns_search_hint') }}
      search={{ ...search }}
      onChange={(next) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true })}
      onView={(view) => void navigate({ search: view })}
      filters={useReturnFilters(search)}
      tabs={{ label: words('returns_by_state'), all: useReturnTabs(), chosen: search.tab ?? 'open' }}
      columns={useReturnColumns()}
      usual={STANDARD_COLUMNS}
      narrow={narrowRow}
      source={source}
      sort={sort}
      keyOf={({ id }) => String(id)}
      onOpen={({ id }) => void navigate({ to: '/returns/$id', params: { id: String(id) } })}
      none={words(isNarrowed(search) ? 'returns_none_found' : 'returns_none')}
      csv={mayExport ? fetchCsv : undefined}
      peek={peekReturn}
    />
  );
}
