import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReturnSummary } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { useRef } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { Tabs } from '../../kits/list/tabs.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { RETURN_TABS, type ReturnTab } from './returns-search.ts';
import { TONE_OF_RETURN } from './return-words.ts';
import './returns.css';

const route = getRouteApi('/returns');
const MOST = 200;
const OPEN = ['unconfirmed', 'announced', 'received', 'inspected'] as const;

/** Returns and withdrawals, those whose money is due first at the top. */
export function ReturnsScreen() {
  const words = useWords();
  const search = route.useSearch();
  const { tab = 'open', text = '' } = search;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate({ from: '/returns' });
  const { data, error, refetch } = useQuery({
    queryKey: ['returns', 'list', tab, text],
    queryFn: ({ signal }) => callStaff(calls.search, { filter: { ...filterOf(tab), ...(text && { text }) }, limit: MOST }, { signal }),
    placeholderData: keepPreviousData,
  });
  const countOf = (id: ReturnTab): number | undefined => {
    const counts = data?.counts;
    if (!counts || id === 'ended') return undefined;
    return id === 'open' ? OPEN.reduce((sum, state) => sum + counts[state], 0) : counts[id];
  };
  useKeys({ '/': () => field.current?.focus() });
  return (
    <div className="screen">
      <title>{words('nav_returns')}</title>
      <div className="screen-head">
        <h1>{words('nav_returns')}</h1>
        <SearchField
          label={words('returns_search')}
          placeholder={words('returns_search_hint')}
          value={text}
          onChange={(next) => void navigate({ search: (before) => ({ ...before, text: next }), replace: true })}
          field={field}
          onDone={() => list.current?.querySelector('a')?.focus()}
        />
      </div>
      <div className="tabs-row">
        <Tabs
          label={words('returns_by_state')}
          tabs={RETURN_TABS.map((id) => ({ id, label: words(`returns_tab_${id}`), count: countOf(id) }))}
          chosen={tab}
          onChoose={(next) => void navigate({ search: (before) => ({ ...before, tab: next }), replace: true })}
        />
        <SavedViews screen="returns" search={{ ...search }} onChoose={(view) => void navigate({ search: view })} />
      </div>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words(text ? 'returns_none_found' : 'returns_none')}</p>}
      <ul className="returns" ref={list}>
        {data?.items.map((one) => (
          <li key={one.id}>
            <ReturnCard one={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReturnCard({ one: { id, order, buyer, kind, state, started_at, due_at, alarm, pieces } }: { one: ReturnSummary }) {
  const words = useWords();
  const { date } = useFormats();
  return (
    <Link to="/returns/$id" params={{ id: String(id) }} className="return-card">
      <span className="grid-line">
        <b>{order}</b>
        <span className="grow">{buyer}</span>
        {alarm !== 'none' && <Badge tone="bad">{words(`return_alarm_${alarm}`)}</Badge>}
        <Badge tone={TONE_OF_RETURN[state]}>{words(`return_state_${state}`)}</Badge>
      </span>
      <span className="grid-dim">
        {[words(`return_kind_${kind}`), words('order_pieces', { count: pieces }), date(started_at), due_at && words('return_due', { date: date(due_at) })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  );
}

function filterOf(tab: ReturnTab) {
  if (tab === 'over') return { alarm: 'over' } as const;
  if (tab === 'open') return { state: [...OPEN] };
  return tab === 'ended' ? { state: ['settled', 'refused'] as ('settled' | 'refused')[] } : { state: tab };
}
