import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/customers.calls';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { useRef } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Pager } from '../../kits/list/pager.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Select } from '../../ui/select.tsx';
import './customers.css';

const route = getRouteApi('/customers');
const PAGE = 50;

/** People with an account, by e-mail, name or number. */
export function CustomersScreen() {
  const words = useWords();
  const { date } = useFormats();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/customers' });
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { text = '', market = '' } = search;
  const page = Number(search.page ?? 1);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['customers', text, market, page],
    queryFn: ({ signal }) =>
      callStaff(calls.search, { filter: { ...(text && { text }), ...(market && { market }) }, offset: (page - 1) * PAGE, limit: PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
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
          onChange={(next) => void navigate({ search: { text: next, market }, replace: true })}
          field={field}
          onDone={() => list.current?.querySelector('a')?.focus()}
        />
        <Select
          label={words('customers_market')}
          isLabelHidden
          value={market}
          options={[
            { value: '', label: `${words('customers_market')}: ${words('filter_any')}` },
            ...LANGUAGE_CODES.map((value) => ({ value: value as string, label: LANGUAGES[value].name })),
          ]}
          onChange={(next) => void navigate({ search: { text, market: next }, replace: true })}
        />
      </div>
      <SavedViews screen="customers" search={{ ...search }} onChoose={(view) => void navigate({ search: view })} />
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('customers_none')}</p>}
      <ul ref={list} className="customers" aria-busy={isFetching}>
        {data?.items.map(({ id, name, email, lang, created_at, orders }) => (
          <li key={id}>
            <Link to="/customers/$id" params={{ id: String(id) }} className="customer-card">
              <span className="grow">
                <b>{name || email}</b> <span className="grid-dim">{name && email}</span>
              </span>
              <span className="grid-dim">
                {words('customer_orders', { count: orders })} · {lang.toUpperCase()} · {date(created_at)}
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
        pages={Math.ceil((data?.total ?? 0) / PAGE)}
        onPage={(next) => void navigate({ search: (before) => ({ ...before, page: String(next) }) })}
      />
    </div>
  );
}
