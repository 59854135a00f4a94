import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { Person } from '../../api/people.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';

type LoginAction = 'reset' | 'deactivate';

/** Sessions and second factors of a colleague, and removal of the login; each action needs a fresh second factor. */
export function PersonLogin({ person, onGone }: { person: Person; onGone: () => void }) {
  const words = useWords();
  const { moment } = useFormats();
  const client = useQueryClient();
  const [action, setAction] = useState<LoginAction | null>(null);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['people'] }));
  const { id, name } = person;
  const logOut = (session?: string): void =>
    void run(async () => {
      const { ended } = await callStaff(calls.endSessions, { id, ...(session && { session: Number(session) }) });
      showToast(words('people_logged_out', { count: ended }));
    });
  const runAction = async (): Promise<void> => {
    const isDone = await run(async () => {
      await callStaff(action === 'reset' ? calls.resetFactors : calls.deactivate, { id });
      showToast(words(`people_${action}_done`, { name }));
    });
    setAction(null);
    if (isDone && action === 'deactivate') onGone();
  };
  return (
    <>
      <Panel
        title={words('people_sessions')}
        aside={
          person.is_within &&
          person.devices.length > 0 && (
            <Button isBusy={isBusy} onPress={() => logOut()}>
              {words('people_log_out')}
            </Button>
          )
        }
      >
        {person.devices.length === 0 && <p className="grid-dim">{words('people_no_sessions')}</p>}
        <ul className="people-lines">
          {person.devices.map((one) => (
            <li key={one.id} className="people-line">
              <span className="grow">
                {one.device} <span className="grid-dim">{moment(one.last_seen_at)}</span>
              </span>
              {person.is_within && (
                <Button look="quiet" isBusy={isBusy} onPress={() => logOut(one.id)}>
                  {words('people_end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {person.is_within && (
        <Panel title={words('people_login')}>
          <p className="grid-dim">{words('people_factors', { count: person.factors })}</p>
          <div className="people-actions">
            <Button onPress={() => setAction('reset')}>{words('people_reset')}</Button>
            <Button look="danger" onPress={() => setAction('deactivate')}>
              {words('people_deactivate')}
            </Button>
          </div>
        </Panel>
      )}
      {action && (
        <Dialog title={words(`people_${action}`)} onClose={() => setAction(null)}>
          <p>{words(`people_${action}_text`, { name })}</p>
          <div className="dialog-actions">
            <Button onPress={() => setAction(null)}>{words('cancel')}</Button>
            <Button look={action === 'deactivate' ? 'danger' : 'key'} isBusy={isBusy} onPress={() => void runAction()}>
              {words(`people_${action}`)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
