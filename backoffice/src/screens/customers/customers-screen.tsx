import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Pager } from '../../kits/list/pager.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { CustomerFilters } from './customer-filters.tsx';
import type { CustomersSearch } from './customers-search.ts';
import { PAGE_CUSTOMERS, useCustomers } from './use-customers.ts';
import './customers.css';

const route = getRouteApi('/customers');

/** People with an account, by e-mail, name or number. */
export function CustomersScreen() {
  const words = useWords();
  const { date } = useFormats();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/customers' });
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { text = '' } = search;
  const page = Number(search.page ?? 1);
  const { data, error, refetch, isFetching } = useCustomers(search);
  const change = (next: Partial<CustomersSearch>): void => void navigate({ search: (before) => ({ ...before, page: '', ...next }), replace: true });
  useKeys({ '/': () => field.current?.focus() });
  return (
    <div className="screen">
      <title>{words('nav_customers')}</title>
      <div className="screen-head">
        <h1>{words('nav_customers')}</h1>
        <SearchField
          label={words('customers_search')}
          placeholder={words('customers_search')}
          value={text}
          onChange={(next) => change({ text: next })}
          field={field}
          onDone={() => list.current?.querySelector('a')?.focus()}
        />
        <CustomerFilters search={search} onChange={change} />
        <Link to="/companies" className="link">
          {words('companies_title')}
        </Link>
      </div>
      <SavedViews screen="customers" search={{ ...search }} onChoose={(view) => void navigate({ search: view })} />
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('customers_none')}</p>}
      <ul ref={list} className="customers" aria-busy={isFetching}>
        {data?.items.map(({ id, name, email, lang, created_at, orders, newsletter }) => (
          <li key={id}>
            <Link to="/customers/$id" params={{ id: String(id) }} className="customer-card">
              <span className="grow">
                <b>{name || email}</b> <span className="grid-dim">{name && email}</span>
              </span>
              <span className="grid-dim">
                {[words('customer_orders', { count: orders }), newsletter && words('customers_newsletter_yes'), lang.toUpperCase(), date(created_at)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="grid-dim" role="status">
        {data && data.total > 0 && words('customers_count', { count: data.total })}
      </p>
      <Pager
        page={page}
        pages={Math.ceil((data?.total ?? 0) / PAGE_CUSTOMERS)}
        onPage={(next) => void navigate({ search: (before) => ({ ...before, page: String(next) }) })}
      />
    </div>
  );
}
