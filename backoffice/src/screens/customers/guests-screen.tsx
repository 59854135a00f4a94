import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ListedGuest } from '@vitrina/contract/staff/guests';
import { useMay } from '../../app/me.tsx';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { useWords } from '../../language/language.tsx';
import { BuyerPeek } from './buyer-peek.tsx';
import { useBuyerTabs } from './use-buyer-tabs.ts';
import { useCustomerFilters } from './use-customer-filters.ts';
import { GUEST_STANDARD, NarrowGuest, useGuestColumns } from './guest-columns.tsx';
import type { GuestsSearch } from './guests-search.ts';
import { readGuests } from './read-guests.ts';
import './customers.css';

const route = getRouteApi('/guests');
const narrowRow = (one: ListedGuest) => <NarrowGuest one={one} />;
const keyOf = ({ email }: ListedGuest): string => email;
const peekGuest = (one: ListedGuest, onClose: () => void) => <BuyerPeek one={one} onClose={onClose} />;

const isNarrowed = ({ sort, columns, density, ...narrowed }: GuestsSearch): boolean => Object.keys(narrowed).length > 0;

/** Buyers without an account, each with a page. */
export function GuestsScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/guests' });
  const mayExport = useMay()('customers.export');
  const { tabs, goTo } = useBuyerTabs('guests');
  const { source, sort, fetchCsv } = readGuests(search);
  return (
    <ListScreen
      name="guests"
      title={words('customers_tab_guests')}
      searchField={{ label: words('guests_search'), hint: words('guests_search') }}
      search={{ ...search }}
      onChange={({ tab, ...next }) => (tab ? goTo(tab) : void navigate({ search: (before) => ({ ...before, ...next }), replace: true }))}
      onView={(view) => void navigate({ search: view })}
      filters={useCustomerFilters(search).filter(({ name }) => name !== 'guests')}
      tabs={tabs}
      columns={useGuestColumns()}
      usual={GUEST_STANDARD}
      narrow={narrowRow}
      source={source}
      sort={sort}
      keyOf={keyOf}
      onOpen={({ email }) => void navigate({ to: '/guests/$email', params: { email } })}
      none={words(isNarrowed(search) ? 'guests_none' : 'guests_none_yet')}
      csv={mayExport ? fetchCsv : undefined}
      peek={peekGuest}
      hint={({ total }) => <p className="grid-dim">{total !== null && words('guests_count', { count: total })}</p>}
    />
  );
}
