import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/activity.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { CsvButton } from '../../kits/list/csv-button.tsx';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { WatchTabs } from './watch-tabs.tsx';
import './activity.css';

const TONES: Readonly<Record<string, Tone>> = { failed: 'bad', running: 'busy', wanted: 'open', ok: 'good', new: 'plain' };

/** Background jobs with the result of their last run; each can be run now. */
export function JobsScreen() {
  const { labels } = useLanguage();
  const words = labels.text;
  const { moment } = useFormats();
  const mayExport = useMay()('exports.run');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs'],
    queryFn: async ({ signal }) => (await callStaff(calls.jobs, {}, { signal })).items,
    refetchInterval: 10_000,
  });
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['jobs'] }));
  const title = (name: string): string => (labels.has(`job_${name}`) ? words(`job_${name}`) : name);
  const retry = (name: string): void =>
    void run(async () => {
      await callStaff(calls.retryJob, { name });
      showToast(words('jobs_wanted_told', { name: title(name) }));
    });
  return (
    <div className="screen">
      <title>{words('watch_jobs')}</title>
      <header className="screen-head">
        <h1>{words('watch_jobs')}</h1>
        {mayExport && <CsvButton fetch={() => callStaff(calls.jobsCsv, {})} name="jobs.csv" />}
      </header>
      <WatchTabs />
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.length === 0 && <p className="grid-empty">{words('jobs_none')}</p>}
      <ul className="watch-list" aria-busy={!data}>
        {data?.map(({ name, state, ended_at, failed_at, error: why, failures }) => (
          <li key={name} className="watch-item">
            <span className="grow">
              <b>{title(name)}</b> <Badge tone={TONES[state] ?? 'plain'}>{words(`jobs_${state}`)}</Badge>{' '}
              {ended_at && <span className="grid-dim">{words('jobs_last', { moment: moment(ended_at) })}</span>}
              {why && failed_at && (
                <span className="watch-error">
                  {words('jobs_failures', { count: failures })}: {why}
                </span>
              )}
            </span>
            <Button
              isBusy={isBusy}
              isDisabled={state === 'wanted' || state === 'running'}
              onPress={() => retry(name)}
              aria-label={`${words('jobs_run')}: ${title(name)}`}
            >
              {words('jobs_run')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
