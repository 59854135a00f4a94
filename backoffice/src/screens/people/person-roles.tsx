import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { ScopeInput, People, Person } from '../../api/people.ts';
import { useKeys } from '../../app/use-keys.ts';
import { SaveBar } from '../../kits/editor/save-bar.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { type Roles, RolesField } from './roles-field.tsx';

const rolesOf = ({ grants }: Pick<Person, 'grants'>): Roles => Object.fromEntries(grants.map(({ role, ...scope }) => [role, scope as ScopeInput]));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Roles of a colleague: changed ones are saved with the version they are based on, and take effect immediately. */
export function PersonRoles({ person, people }: { person: Person; people: People }) {
  const words = useWords();
  const client = useQueryClient();
  /** Changed roles only; `null`: removed. */
  const [touched, setTouched] = useState<Readonly<Record<string, ScopeInput | null>>>({});
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['people'] }));
  const now = rolesOf(person);
  const shown: Roles = Object.fromEntries(Object.entries({ ...now, ...touched }).filter((entry): entry is [string, ScopeInput] => entry[1] !== null));
  const changes = Object.entries(touched).filter(([role, scope]) => !same(scope, now[role] ?? null));
  const change = (next: Roles): void =>
    setTouched(
      Object.fromEntries([...new Set([...Object.keys(now), ...Object.keys(touched), ...Object.keys(next)])].map((role) => [role, next[role] ?? null])),
    );
  const save = async (): Promise<void> => {
    if (changes.length === 0) return;
    const sent = Object.fromEntries(changes.map(([role, scope]) => [`grants.${role}` as const, scope]));
    const isSaved = await run(async () => {
      await callStaff(calls.save, { id: person.id, version: person.version, changes: sent });
      showToast(words('saved'));
    });
    if (isSaved) setTouched({});
  };
  useKeys({ 'Mod+Enter': () => void save() });
  return (
    <Panel title={words('people_rights')}>
      <RolesField people={people} value={shown} onChange={change} isReadOnly={!person.is_within} />
      {changes.length > 0 && <SaveBar text={words('unsaved')} isSaving={isBusy} onSave={() => void save()} onDrop={() => setTouched({})} />}
    </Panel>
  );
}
