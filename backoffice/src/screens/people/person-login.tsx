import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { Person } from '../../api/people.ts';
import { useTellingCall } from '../../kits/editor/use-telling-call.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { tell } from '../../ui/toast.tsx';

type Asked = 'reset' | 'deactivate';

/** Sessions and second factors of a colleague, and removal of the login; each action needs a fresh second factor. */
export function PersonLogin({ person, onGone }: { person: Person; onGone: () => void }) {
  const words = useWords();
  const { moment } = useFormats();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run, isBusy } = useTellingCall(() => client.invalidateQueries({ queryKey: ['people'] }));
  const { id, name } = person;
  const logOut = (session?: string): void =>
    void run(async () => {
      const { ended } = await callStaff(calls.endSessions, { id, ...(session && { session: Number(session) }) });
      tell(words('people_logged_out', { count: ended }));
    });
  const doAsked = async (): Promise<void> => {
    const isDone = await run(async () => {
      await callStaff(asked === 'reset' ? calls.resetFactors : calls.deactivate, { id });
      tell(words(`people_${asked}_done`, { name }));
    });
    setAsked(null);
    if (isDone && asked === 'deactivate') onGone();
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
            <Button onPress={() => setAsked('reset')}>{words('people_reset')}</Button>
            <Button look="danger" onPress={() => setAsked('deactivate')}>
              {words('people_deactivate')}
            </Button>
          </div>
        </Panel>
      )}
      {asked && (
        <Dialog title={words(`people_${asked}`)} onClose={() => setAsked(null)}>
          <p>{words(`people_${asked}_text`, { name })}</p>
          <div className="dialog-actions">
            <Button onPress={() => setAsked(null)}>{words('cancel')}</Button>
            <Button look={asked === 'deactivate' ? 'danger' : 'key'} isBusy={isBusy} onPress={() => void doAsked()}>
              {words(`people_${asked}`)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
