import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { BankEntryOfOffice } from '@vitrina/contract/staff/bank';
import { useState } from 'react';
import { useMay } from '../../app/me.tsx';
import type { Selection } from '../../kits/list/grid-head.tsx';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { NarrowEntry, STANDARD_COLUMNS, useEntryColumns } from './entry-columns.tsx';
import { EntryPeek } from './entry-peek.tsx';
import { UploadStatement } from './upload-statement.tsx';
import { useBooking } from './use-booking.ts';
import { readEntries, useBankFilters, useBankTabs } from './use-entries.ts';
import './bank.css';

const route = getRouteApi('/bank');
const narrowRow = (entry: BankEntryOfOffice) => <NarrowEntry entry={entry} />;
const keyOf = ({ id }: BankEntryOfOffice): string => String(id);

/** Entries of bank statements, by how certain their match is; certain ones are booked with one press. */
export function BankScreen() {
  const words = useWords();
  const { money } = useFormats();
  const search = route.useSearch();
  const { tab = 'certain' } = search;
  const navigate = useNavigate({ from: '/bank' });
  const may = useMay();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { book, isBusy, refused } = useBooking();
  const { source, sort, fetchCsv } = readEntries(search);
  const isBookable = may('payments.book') && (tab === 'certain' || tab === 'likely');
  const selection: Selection<BankEntryOfOffice> = {
    keys: chosen,
    onTurn: (rows, isOn) => setChosen((before) => (isOn ? before.union(new Set(rows.map(keyOf))) : before.difference(new Set(rows.map(keyOf))))),
    label: ({ payer, amount, currency }) => words('bank_take', { payer, amount: money(amount, currency) }),
    allLabel: words('bank_take_all'),
  };
  // Without a selection all certain entries are booked; likely ones must be selected.
  const countOf = (total: number | null): number => (chosen.size > 0 || tab === 'likely' ? chosen.size : (total ?? 0));
  const bookChosen = async (fetchAll: (most: number) => Promise<BankEntryOfOffice[]>, total: number): Promise<void> => {
    const ids = chosen.size > 0 ? [...chosen].map(Number) : (await fetchAll(total)).map(({ id }) => id);
    await book(ids.map((id) => ({ id })));
    setChosen(new Set());
  };
  return (
    <ListScreen
      name="bank"
      title={words('nav_bank')}
      searchField={{ label: words('bank_search'), hint: words('bank_search') }}
      search={{ ...search }}
      onChange={(next) => {
        setChosen(new Set());
        void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
      }}
      onView={(view) => {
        setChosen(new Set());
        void navigate({ search: view });
      }}
      filters={useBankFilters(search)}
      tabs={{ label: words('bank_classes'), all: useBankTabs(), chosen: tab }}
      columns={useEntryColumns()}
      usual={STANDARD_COLUMNS[tab]}
      narrow={narrowRow}
      source={source}
      sort={sort}
      keyOf={keyOf}
      none={words('bank_none')}
      csv={may('exports.run') ? fetchCsv : undefined}
      peek={(entry, onClose) => <EntryPeek entry={entry} refused={refused[entry.id]} onClose={onClose} />}
      selection={isBookable ? selection : undefined}
      actions={<UploadStatement />}
      hint={({ total, fetchAll }) => (
        <div className="bank-hint">
          <p className="grid-dim">{words(`bank_hint_${tab}`)}</p>
          {isBookable && countOf(total) > 0 && (
            <Button look="key" isBusy={isBusy} onPress={() => void bookChosen(fetchAll, total ?? 0)}>
              {words('bank_book', { count: countOf(total) })}
            </Button>
          )}
        </div>
      )}
    />
  );
}
