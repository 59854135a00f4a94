import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ListedCustomer } from '@vitrina/contract/staff/customers';
import { useMay } from '../../app/me.tsx';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { useWords } from '../../language/language.tsx';
import { BuyerPeek } from './buyer-peek.tsx';
import { NarrowCustomer, STANDARD_COLUMNS, useCustomerColumns } from './customer-columns.tsx';
import { readCustomers } from './read-customers.ts';
import { useBuyerTabs } from './use-buyer-tabs.ts';
import { useCustomerFilters } from './use-customer-filters.ts';
import './customers.css';

const route = getRouteApi('/customers');
const narrowRow = (one: ListedCustomer) => <NarrowCustomer one={one} />;
const peekCustomer = (one: ListedCustomer, onClose: () => void) => <BuyerPeek one={one} onClose={onClose} />;

/** Customers with an account, found by e-mail, name or number. */
export function CustomersScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/customers' });
  const mayExport = useMay()('customers.export');
  const { tabs, goTo } = useBuyerTabs('accounts');
  const { source, sort, fetchCsv } = readCustomers(search);
  return (
    <ListScreen
      name="customers"
      title={words('nav_customers')}
      searchField={{ label: words('customers_search'), hint: words('customers_search') }}
      search={{ ...search }}
      onChange={({ tab, ...next }) => (tab ? goTo(tab) : void navigate({ search: (before) => ({ ...before, ...next }), replace: true }))}
      onView={(view) => void navigate({ search: view })}
      filters={useCustomerFilters(search)}
      tabs={tabs}
      columns={useCustomerColumns()}
      usual={STANDARD_COLUMNS}
      narrow={narrowRow}
      source={source}
      sort={sort}
      keyOf={({ id }) => String(id)}
      onOpen={({ id }) => void navigate({ to: '/customers/$id', params: { id: String(id) } })}
      none={words('customers_none')}
      csv={mayExport ? fetchCsv : undefined}
      peek={peekCustomer}
      hint={({ total }) => <p className="grid-dim">{total !== null && words('customers_count', { count: total })}</p>}
    />
  );
}
