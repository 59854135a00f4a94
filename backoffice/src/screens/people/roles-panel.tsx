import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import { lazy, Suspense, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { People, RoleOfShop } from '../../api/people.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useLanguage } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { roleName, scopeWords } from './role-words.ts';

const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog.tsx')).RoleDialog }));

/** Roles with their permissions, limits and holders. */
export function RolesPanel({ people }: { people: People }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const client = useQueryClient();
  /** `null`: a new one; `undefined`: none is open. */
  const [open, setOpen] = useState<RoleOfShop | null | undefined>(undefined);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['people'] }));
  const end = (code: string): void =>
    void run(async () => {
      await callStaff(calls.endRole, { code })
        .catch((error: unknown) => {
          if (!(error instanceof StaffError) || error.label !== 'error_bad_input') throw error;
          showToast(words('roles_in_use'), { isBad: true });
          return null;
        })
        .then((isEnded) => isEnded && showToast(words('roles_ended')));
    });
  const holdersOf = (code: string): string[] => people.items.filter(({ grants }) => grants.some(({ role }) => role === code)).map(({ name }) => name);
  return (
    <Panel title={words('roles_own')} aside={<Button onPress={() => setOpen(null)}>{words('roles_new')}</Button>}>
      <ul className="people-lines">
        {people.roles.map((role) => {
          const name = roleName(labels, people.roles, role.code);
          const holders = holdersOf(role.code);
          const rights = role.permissions.includes('*') ? words('roles_all') : words('roles_rights', { count: role.permissions.length });
          const { markets, warehouses, languages } = role;
          const places = { markets, warehouses, languages } as Parameters<typeof scopeWords>[0];
          return (
            <li key={role.code} className="people-line">
              <span className="grow">
                <b>{name}</b> <span className="grid-dim">{[rights, ...(role.is_own ? [scopeWords(places, { labels, people })] : [])].join(' · ')}</span>
                <span className="people-sub">{holders.length > 0 ? words('roles_held_by', { names: holders.join(', ') }) : words('roles_held_by_none')}</span>
              </span>
              {!role.permissions.includes('*') && (
                <Button onPress={() => setOpen(role)} aria-label={`${words(role.can_change ? 'roles_change' : 'roles_show')}: ${name}`}>
                  {words(role.can_change ? 'roles_change' : 'roles_show')}
                </Button>
              )}
              {role.can_change && holders.length === 0 && (
                <Button isBusy={isBusy} onPress={() => end(role.code)} aria-label={`${words('roles_end')}: ${name}`}>
                  {words('roles_end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <RoleDialog people={people} role={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
