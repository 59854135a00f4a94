import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import type { Permission } from '@vitrina/contract/staff/permissions';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { ScopeInput, People, RoleOfShop } from '../../api/people.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useLanguage } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { RightsField } from './rights-field.tsx';
import { roleName } from './role-words.ts';
import { ScopeParts } from './scope-parts.tsx';

interface RoleDialogProps {
  people: People;
  /** `null`: a new one. */
  role: RoleOfShop | null;
  onClose: () => void;
}

const NOWHERE_ELSE: ScopeInput = { markets: null, warehouses: null, languages: null, refund_limit: null };
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Custom role: name, permissions and limits. A built-in role is read-only. */
export function RoleDialog({ people, role, onClose }: RoleDialogProps) {
  const { labels } = useLanguage();
  const words = labels.text;
  const client = useQueryClient();
  const [title, setTitle] = useState(role ? (role.title ?? roleName(labels, people.roles, role.code)) : '');
  const [permissions, setPermissions] = useState<Permission[]>((role?.permissions ?? []) as Permission[]);
  const [scope, setScope] = useState<ScopeInput>(role ? scopeOf(role) : NOWHERE_ELSE);
  const [problem, setProblem] = useState<string>();
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['people'] }));
  const isReadOnly = role !== null && !role.can_change;
  const isReady = title.trim() !== '' && permissions.length > 0;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || isReadOnly) return;
    setProblem(undefined);
    const input = { title: title.trim(), permissions, ...NOWHERE_ELSE, ...scope } as RoleInput;
    const isSaved = await run(async () => {
      await (role ? change(role, input) : callStaff(calls.makeRole, input)).catch((error: unknown) => {
        if (error instanceof StaffError && error.fields.some(({ field }) => /title$/.test(field))) setProblem(words('roles_name_taken'));
        throw error;
      });
      showToast(words('roles_saved'));
    });
    if (isSaved) onClose();
  };
  const begin = (code: string): void => {
    const from = people.roles.find((one) => one.code === code);
    if (from) setPermissions(from.permissions.filter((one) => one !== '*') as Permission[]);
  };
  return (
    <Dialog title={role ? title : words('roles_new')} onClose={onClose} isWide>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {!isReadOnly && (
          <Field
            label={words('roles_name')}
            value={title}
            onChange={(next) => {
              setTitle(next);
              setProblem(undefined);
            }}
            problem={problem}
            maxLength={60}
            isRequired
            autoFocus
            autoComplete="off"
          />
        )}
        {!role && (
          <Select
            label={words('roles_start')}
            value=""
            options={[
              { value: '', label: words('roles_start_none') },
              ...people.roles
                .filter(({ is_within, code }) => is_within && code !== 'owner')
                .map(({ code }) => ({ value: code, label: roleName(labels, people.roles, code) })),
            ]}
            onChange={begin}
          />
        )}
        <RightsField value={permissions} onChange={setPermissions} isReadOnly={isReadOnly} />
        {!isReadOnly && (
          <fieldset className="choices role-bounds">
            <legend>{words('roles_bounds')}</legend>
            <p className="grid-dim">{words('roles_bounds_text')}</p>
            <ScopeParts hasRefunds={permissions.includes('refunds.make')} people={people} value={scope} onChange={setScope} />
          </fieldset>
        )}
        <div className="dialog-actions">
          <Button onPress={onClose}>{words(isReadOnly ? 'close' : 'cancel')}</Button>
          {!isReadOnly && (
            <Button type="submit" look="key" isBusy={isBusy} isDisabled={!isReady}>
              {words('save')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

type RoleInput = Parameters<typeof callStaff<typeof calls.makeRole>>[1];

const scopeOf = ({ markets, warehouses, languages, refund_limit }: RoleOfShop): ScopeInput => ({ markets, warehouses, languages, refund_limit }) as ScopeInput;

/** Sends only changed fields, with the version they are based on. */
async function change(role: RoleOfShop, input: RoleInput): Promise<unknown> {
  const before: Readonly<Record<string, unknown>> = { ...role };
  const changes = Object.fromEntries(Object.entries(input).filter(([name, value]) => !same(value, before[name])));
  return Object.keys(changes).length === 0 ? null : callStaff(calls.saveRole, { code: role.code, version: role.version, changes });
}
