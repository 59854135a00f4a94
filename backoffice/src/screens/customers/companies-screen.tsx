import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/companies.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { CsvButton } from '../../kits/list/csv-button.tsx';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Pager } from '../../kits/list/pager.tsx';
import { Tabs } from '../../kits/list/tabs.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { CompanyDecision } from './company-decision.tsx';
import { MEMBER_TABS, type MemberTab } from './companies-search.ts';
import type { Membership } from './membership.ts';
import './customers.css';

const route = getRouteApi('/companies');
const PAGE = 50;

/** Accounts that applied to buy for a company, open and decided ones, newest first. */
export function CompaniesScreen() {
  const words = useWords();
  const mayExport = useMay()('customers.export');
  const { tab = 'asked', page: pageParam = '1' } = route.useSearch();
  const page = Number(pageParam);
  const navigate = useNavigate({ from: '/companies' });
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['companies', tab, page],
    queryFn: ({ signal }) => callStaff(calls.list, { filter: { state: tab }, offset: (page - 1) * PAGE, limit: PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
  const reload = () => Promise.all([client.invalidateQueries({ queryKey: ['companies'] }), client.invalidateQueries({ queryKey: ['waiting', 'companies'] })]);
  return (
    <div className="screen">
      <title>{words('companies_title')}</title>
      <header className="screen-head">
        <h1>{words('companies_title')}</h1>
        {mayExport && <CsvButton fetch={() => callStaff(calls.csv, { filter: { state: tab } })} name="companies.csv" />}
      </header>
      <Tabs<MemberTab>
        label={words('companies_by_state')}
        tabs={MEMBER_TABS.map((id) => ({ id, label: words(`companies_tab_${id}`), count: id === tab ? data?.total : undefined }))}
        chosen={tab}
        onChoose={(next) => void navigate({ search: { tab: next }, replace: true })}
      />
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('companies_none')}</p>}
      <ul className="customers" aria-busy={isFetching}>
        {data?.items.map((one) => (
          <li key={one.user_id} className="customer-card">
            <CompanyRow one={one} />
            <CompanyDecision membership={one} onDecided={reload} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil((data?.total ?? 0) / PAGE)}
        onPage={(next) => void navigate({ search: (before) => ({ ...before, page: String(next) }) })}
      />
    </div>
  );
}

function CompanyRow({ one: { user_id, email, asked_at, company } }: { one: Membership }) {
  const words = useWords();
  const { date } = useFormats();
  return (
    <span className="grow">
      <Link to="/customers/$id" params={{ id: String(user_id) }} className="link">
        <b>{company.title}</b>
      </Link>{' '}
      <span className="grid-dim">
        {[
          `${company.vat_number} (${company.country})`,
          `${words('company_register')}: ${words(`company_vat_${company.vat_state ?? 'none'}`)}`,
          email,
          date(asked_at),
        ].join(' · ')}
      </span>
    </span>
  );
}
