import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/session.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { addPasskey, knowsPasskeys } from '../../api/passkeys.ts';
import { ownFactorsQuery } from '../../api/people.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { RecoveryCodes } from '../login/recovery-codes.tsx';
import { NewApp } from './new-app.tsx';

/** The user's own second factors; the last one cannot be removed. */
export function OwnFactors() {
  const words = useWords();
  const { moment } = useFormats();
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data: factors, error, refetch } = useQuery(ownFactorsQuery);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ownFactorsQuery.queryKey }));
  const added = (): void => showToast(words('self_added'));
  const passkey = (): void => void run(async () => void ((await addPasskey()) && added()));
  const remove = (id: number): void => void run(async () => void (await callStaff(calls.removeFactor, { id })));
  const renew = (): void => void run(async () => setCodes((await callStaff(calls.newRecovery, {})).recovery));
  return (
    <Panel title={words('self_factors')}>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      <ul className="people-lines">
        {factors?.items.map(({ id, kind, name, last_used_at }) => (
          <li key={id} className="people-line">
            <span className="grow">
              <b>{words(`self_${kind}`)}</b> <span className="grid-dim">{[name, last_used_at && moment(last_used_at)].filter(Boolean).join(' · ')}</span>
            </span>
            {factors.items.length > 1 && (
              <Button look="quiet" isBusy={isBusy} onPress={() => remove(id)}>
                {words('self_remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {factors && (
        <p className={factors.recovery_left === 0 ? 'people-warning' : 'grid-dim'}>
          {factors.recovery_left === 0 ? words('self_no_codes') : words('self_codes_left', { count: factors.recovery_left })}
        </p>
      )}
      <div className="people-actions">
        <Button onPress={() => setAdding(true)}>{words('self_add_app')}</Button>
        {knowsPasskeys() && (
          <Button isBusy={isBusy} onPress={passkey}>
            {words('self_add_passkey')}
          </Button>
        )}
        <Button isBusy={isBusy} onPress={renew}>
          {words('self_new_codes')}
        </Button>
      </div>
      {isAdding && (
        <NewApp
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            added();
            void refetch();
          }}
        />
      )}
      {codes && (
        <Dialog title={words('self_new_codes')}>
          <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
        </Dialog>
      )}
    </Panel>
  );
}
