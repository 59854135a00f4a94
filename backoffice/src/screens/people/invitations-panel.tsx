import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import { callStaff } from '../../api/call-staff.ts';
import type { People } from '../../api/people.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { roleName } from './role-words.ts';

/** Invitation links that were sent and not used yet. */
export function InvitationsPanel({ people }: { people: People }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { moment } = useFormats();
  const client = useQueryClient();
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['people'] }));
  if (people.invitations.length === 0) return null;
  const takeBack = (id: number): void =>
    void run(async () => {
      await callStaff(calls.endInvitation, { id });
      showToast(words('people_taken_back'));
    });
  return (
    <Panel title={words('people_invitations')}>
      <ul className="people-lines">
        {people.invitations.map(({ id, email, name, by, expires_at, grants }) => (
          <li key={id} className="people-line">
            <span className="grow">
              <b>{name}</b> <span className="grid-dim">{email}</span>
              <span className="people-sub">
                {grants.map(({ role }) => roleName(labels, people.roles, role)).join(', ')} · {words('people_until', { moment: moment(expires_at), by })}
              </span>
            </span>
            <Button isBusy={isBusy} onPress={() => takeBack(id)} aria-label={`${words('people_take_back')}: ${email}`}>
              {words('people_take_back')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
