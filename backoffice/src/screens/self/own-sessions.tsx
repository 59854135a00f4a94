import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/session.calls';
import { callStaff } from '../../api/call-staff.ts';
import { ownSessionsQuery } from '../../api/people.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Sessions of this login; all but the current one can be ended. */
export function OwnSessions() {
  const words = useWords();
  const { moment } = useFormats();
  const client = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }));
  return (
    <Panel title={words('people_sessions')}>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      <ul className="people-lines">
        {sessions?.map(({ id, device, last_seen_at, is_current }) => (
          <li key={id} className="people-line">
            <span className="grow">
              {device} <span className="grid-dim">{is_current ? words('self_here') : moment(last_seen_at)}</span>
            </span>
            {!is_current && (
              <Button look="quiet" isBusy={isBusy} onPress={() => void run(async () => void (await callStaff(calls.closeSession, { id: Number(id) })))}>
                {words('people_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
