import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { MailState } from '@vitrina/contract/staff/activity';
import * as calls from '@vitrina/contract/staff/activity.calls';
import { useRef } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { CsvButton } from '../../kits/list/csv-button.tsx';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Pager } from '../../kits/list/pager.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { WatchTabs } from './watch-tabs.tsx';
import './activity.css';

const route = getRouteApi('/mails');
const PAGE = 50;
const STATES: readonly MailState[] = ['failed', 'waiting', 'sent'];

/** Mails that failed for good, are queued or were sent; failed ones can be sent again, one or all. */
export function MailsScreen() {
  const { labels } = useLanguage();
  const words = labels.text;
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/mails' });
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { state = 'failed', text = '' } = search;
  const page = Number(search.page ?? 1);
  const filter = { state: state as MailState, ...(text && { text }) };
  const mayExport = useMay()('customers.export');
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['mails', state, text, page],
    queryFn: ({ signal }) => callStaff(calls.mails, { filter, offset: (page - 1) * PAGE, limit: PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { run, isBusy } = useStaffWrite(() =>
    Promise.all([client.invalidateQueries({ queryKey: ['mails'] }), client.invalidateQueries({ queryKey: ['notices'] })]),
  );
  const retry = (ids?: number[]): void =>
    void run(async () => {
      const { retried } = await callStaff(calls.retryMails, ids ? { ids } : {});
      showToast(words('mails_retried', { count: retried }));
    });
  const change = (next: Record<string, string>): void => void navigate({ search: (before) => ({ ...before, page: '', ...next }), replace: true });
  useKeys({ '/': () => field.current?.focus() });
  return (
    <div className="screen">
      <title>{words('watch_mails')}</title>
      <div className="screen-head">
        <h1>{words('watch_mails')}</h1>
        <SearchField
          label={words('mails_search')}
          placeholder={words('mails_search')}
          value={text}
          onChange={(next) => change({ text: next })}
          field={field}
          onDone={() => list.current?.querySelector('button')?.focus()}
        />
        <Select
          label={words('mails_state')}
          isLabelHidden
          value={state as MailState}
          options={STATES.map((value) => ({ value, label: words(`mails_${value}`) }))}
          onChange={(next) => change({ state: next })}
        />
        {mayExport && <CsvButton fetch={() => callStaff(calls.mailsCsv, { filter })} name="mails.csv" />}
        {state === 'failed' && (data?.total ?? 0) > 0 && (
          <Button isBusy={isBusy} onPress={() => retry()}>
            {words('mails_retry_all')}
          </Button>
        )}
      </div>
      <WatchTabs />
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words(state === 'failed' && text === '' ? 'mails_all_sent' : 'mails_none_found')}</p>}
      <ul ref={list} className="watch-list" aria-busy={isFetching}>
        {data?.items.map((mail) => (
          <MailItem key={mail.id} mail={mail} onRetry={state === 'failed' ? () => retry([mail.id]) : null} isBusy={isBusy} />
        ))}
      </ul>
      <p className="grid-dim" role="status">
        {data && data.total > 0 && words('mails_count', { count: data.total })}
      </p>
      <Pager page={page} pages={Math.ceil((data?.total ?? 0) / PAGE)} onPage={(next) => change({ page: String(next) })} />
    </div>
  );
}

interface MailItemProps {
  mail: { kind: string; recipient: string; lang: string; attempts: number; last_error: string | null; created_at: string };
  /** `null`: there is nothing to send again. */
  onRetry: (() => void) | null;
  isBusy: boolean;
}

function MailItem({ mail: { kind, recipient, lang, attempts, last_error, created_at }, onRetry, isBusy }: MailItemProps) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { moment } = useFormats();
  return (
    <li className="watch-item">
      <span className="grow">
        <b>{recipient}</b>{' '}
        <span className="grid-dim">
          {[labels.has(`mail_kind_${kind}`) ? words(`mail_kind_${kind}`) : kind, lang.toUpperCase(), moment(created_at)].join(' · ')}
        </span>
        {last_error && (
          <span className="watch-error">
            {words('mails_tries', { count: attempts })}: {last_error}
          </span>
        )}
      </span>
      {onRetry && (
        <Button isBusy={isBusy} onPress={onRetry} aria-label={`${words('mails_retry')}: ${recipient}`}>
          {words('mails_retry')}
        </Button>
      )}
    </li>
  );
}
