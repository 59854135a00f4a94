import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/people.calls';
import type { Permission } from '@vitrina/contract/staff/permissions';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { keysQuery } from '../../api/people.ts';
import { RightsField } from './rights-field.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

const DAYS = ['30', '90', '366'] as const;

/** New API key: name, permissions out of the user's own, lifetime. It is shown once, in a dialog that must be confirmed. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof DAYS)[number]>('90');
  const [permissions, setPermissions] = useState<Permission[]>([]);
  const [createdKey, setCreatedKey] = useState<string | null>(null);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: keysQuery.queryKey }));
  const isReady = name.trim() !== '' && permissions.length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) void run(async () => setCreatedKey((await callStaff(calls.makeKey, { name: name.trim(), permissions, days: Number(days) })).key));
  };
  if (createdKey)
    return (
      <Dialog title={words('key_made')}>
        <p>{words('key_made_text')}</p>
        <code className="key-code">{createdKey}</code>
        <div className="dialog-actions">
          <Button onPress={() => void navigator.clipboard?.writeText(createdKey)}>{words('key_copy')}</Button>
          <Button look="key" onPress={onClose}>
            {words('key_kept')}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={words('key_new')} onClose={onClose} isWide>
      <form className="form" onSubmit={submit}>
        <Field label={words('key_name')} value={name} onChange={setName} maxLength={100} isRequired autoFocus autoComplete="off" />
        <Select
          label={words('key_days')}
          value={days}
          options={DAYS.map((value) => ({ value, label: words('key_days_n', { count: Number(value) }) }))}
          onChange={setDays}
        />
        <fieldset className="choices">
          <legend>{words('key_rights')}</legend>
          <RightsField value={permissions} onChange={setPermissions} />
        </fieldset>
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={!isReady}>
            {words('key_make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
