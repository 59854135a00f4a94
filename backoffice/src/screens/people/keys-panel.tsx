import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { keysQuery } from '../../api/people.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { rightName } from './right-words.ts';
import { KeyDialog } from './key-dialog.tsx';

/** API keys of programs; a key permits what was granted to it, as long as its creator has the permission. */
export function KeysPanel() {
  const words = useWords();
  const { date, moment } = useFormats();
  const client = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const { data: keys, error, refetch } = useQuery(keysQuery);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: keysQuery.queryKey }));
  const end = (id: number): void =>
    void run(async () => {
      await callStaff(calls.endKey, { id });
      showToast(words('key_ended'));
    });
  return (
    <Panel title={words('people_keys')} aside={<Button onPress={() => setMaking(true)}>{words('key_new')}</Button>}>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {keys?.length === 0 && <p className="grid-dim">{words('key_none')}</p>}
      <ul className="people-lines">
        {keys?.map(({ id, name, permissions, by, expires_at, last_used_at }) => (
          <li key={id} className="people-line">
            <span className="grow">
              <b>{name}</b> <span className="grid-dim">{by}</span>
              <span className="people-sub">
                {permissions.map((one) => rightName(words, one)).join(', ')} · {words('key_until', { date: date(expires_at) })} ·{' '}
                {last_used_at ? words('key_used', { moment: moment(last_used_at) }) : words('key_unused')}
              </span>
            </span>
            <Button isBusy={isBusy} onPress={() => end(id)} aria-label={`${words('key_end')}: ${name}`}>
              {words('key_end')}
            </Button>
          </li>
        ))}
      </ul>
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
    </Panel>
  );
}
