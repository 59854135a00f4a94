import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { useRef, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { Tabs } from '../../kits/list/tabs.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { BANK_TABS, type BankSearch, type BankTab } from './bank-search.ts';
import { EntryItem } from './entry-item.tsx';
import { UploadStatement } from './upload-statement.tsx';
import { useBooking } from './use-booking.ts';
import './bank.css';

const route = getRouteApi('/bank');
const MOST = 500;

/** Statements of the bank: read, told apart, and what is certain booked in one press. */
export function BankScreen() {
  const words = useWords();
  const search = route.useSearch();
  const { tab = 'certain', text } = search;
  const navigate = useNavigate({ from: '/bank' });
  const mayBook = useMay()('payments.book');
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { data, error, refetch } = useQuery({
    queryKey: ['bank', tab, text],
    queryFn: ({ signal }) => callStaff(calls.entries, { filter: { ...filterOf(tab), ...(text && { text }) }, limit: MOST }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { book, isBusy, refused } = useBooking();
  const change = (next: Partial<BankSearch>): void => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  useKeys({ '/': () => field.current?.focus() });
  const isBookable = mayBook && (tab === 'certain' || tab === 'likely');
  // What is certain is taken at once, what is only likely is looked at first.
  const isTaken = (id: number): boolean => (tab === 'certain') !== left.has(id);
  const taken = isBookable ? (data?.items ?? []).filter(({ id, order }) => order !== null && isTaken(id)) : [];
  const turn = (id: number): void => setLeft((before) => (before.has(id) ? before.difference(new Set([id])) : before.union(new Set([id]))));
  return (
    <div className="screen">
      <title>{words('nav_bank')}</title>
      <div className="screen-head">
        <h1>{words('nav_bank')}</h1>
        <SearchField
          label={words('bank_search')}
          placeholder={words('bank_search')}
          value={text ?? ''}
          onChange={(next) => change({ text: next })}
          field={field}
          onDone={() => {}}
        />
        <UploadStatement />
      </div>
      <div className="tabs-row">
        <Tabs
          label={words('bank_classes')}
          tabs={BANK_TABS.map((id) => ({ id, label: words(`bank_tab_${id}`), count: id in (data?.counts ?? {}) ? data?.counts[id as 'certain'] : undefined }))}
          chosen={tab}
          onChoose={(next) => {
            setLeft(new Set());
            change({ tab: next });
          }}
        />
        <SavedViews screen="bank" search={{ ...search }} onChoose={(view) => void navigate({ search: view })} />
      </div>
      <p className="grid-dim">{words(`bank_hint_${tab}`)}</p>
      {isBookable && taken.length > 0 && (
        <p>
          <Button look="key" isBusy={isBusy} onPress={() => void book(taken.map(({ id }) => ({ id })))}>
            {words('bank_book', { count: taken.length })}
          </Button>
        </p>
      )}
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('bank_none')}</p>}
      <ul className="entries">
        {data?.items.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            refused={refused[entry.id]}
            {...(isBookable && entry.order && { choice: { isTaken: isTaken(entry.id), turn: () => turn(entry.id) } })}
          />
        ))}
      </ul>
    </div>
  );
}

function filterOf(tab: BankTab) {
  if (tab === 'surplus') return { surplus: true };
  return tab === 'booked' || tab === 'set_aside' ? { state: tab } : ({ state: 'open', class: tab } as const);
}
