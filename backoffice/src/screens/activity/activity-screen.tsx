import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/changes.calls';
import { callStaff } from '../../api/call-staff.ts';
import { CsvButton } from '../../kits/list/csv-button.tsx';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { Pager } from '../../kits/list/pager.tsx';
import { useWords } from '../../language/language.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ChangeItem } from './change-item.tsx';
import type { ChangesSearch } from './changes-search.ts';
import { WatchTabs } from './watch-tabs.tsx';
import './activity.css';

const route = getRouteApi('/activity');
const PAGE = 50;

/** Change log, newest first, with undo where possible. */
export function ActivityScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/activity' });
  const page = Number(search.page ?? 1);
  const filter = filterOf(search);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['changes', filter, page],
    queryFn: ({ signal }) => callStaff(calls.search, { filter, offset: (page - 1) * PAGE, limit: PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
  const change = (next: Partial<ChangesSearch>): void => void navigate({ search: (before) => ({ ...before, page: '', ...next }) });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE));
  return (
    <div className="screen">
      <title>{words('nav_activity')}</title>
      <div className="screen-head">
        <h1>{words('nav_activity')}</h1>
        <ActivityFilters search={search} onChange={change} />
        <CsvButton fetch={() => callStaff(calls.csv, { filter })} name="changes.csv" />
      </div>
      <WatchTabs />
      <SavedViews screen="activity" search={{ ...search }} onChoose={(view) => void navigate({ search: view })} />
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('activity_none')}</p>}
      <ol className="changes" aria-busy={isFetching}>
        {data?.items.map((item) => (
          <ChangeItem key={item.id} change={item} onSubject={(kind, subject) => change({ kind, subject })} onUndone={() => void refetch()} />
        ))}
      </ol>
      <Pager page={page} pages={pages} onPage={(next) => change({ page: String(next) })} />
    </div>
  );
}

function filterOf({ kind, subject, user, from, to }: ChangesSearch) {
  return {
    ...(kind && { kind }),
    ...(subject && { subject_id: subject }),
    ...(user && { user_id: Number(user) }),
    ...(from && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
