import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/order-actions.calls';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { customerFieldsFor } from '@vitrina/contract/values/customer-fields';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { type DeskOrder, orderQuery } from '../../api/orders.ts';
import { ConflictDialog } from '../../kits/editor/conflict-dialog.tsx';
import { FoundBar } from '../../kits/editor/found-bar.tsx';
import { useEditor } from '../../kits/editor/use-editor.ts';
import { useLanguage } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CustomerFields } from './customer-fields.tsx';

type Changes = CallInput<typeof calls.saveAddress>['changes'];

/** Buyer's address and telephone, saved by field: changes of other users are merged, a field changed by both is shown as a conflict. The buyer gets a mail. */
export function AddressDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const errorWords = useErrorWords();
  const client = useQueryClient();
  const { number, content_version, address, cart } = order;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const country = address.country ?? '';
  const isCompany = cart?.customer?.is_company === true;
  const fields = isCountryCode(country)
    ? customerFieldsFor(country, { isCompany }).filter(({ name, group }) => name !== 'email' && (isCompany || group !== 'company'))
    : [];
  const editor = useEditor<Readonly<Record<string, string>>>({
    storageKey: `address:${number}`,
    version: content_version,
    values: Object.fromEntries(fields.map(({ name }) => [`address.${name}`, address[name] ?? ''])),
    save: ({ version, changes }, idempotencyKey) => {
      const bare = Object.entries(changes).map(([path, value]) => [path.slice('address.'.length), value ?? '']);
      return callStaff(calls.saveAddress, { number, version, changes: Object.fromEntries(bare) as Changes }, { idempotencyKey });
    },
    reload: async () => {
      await client.invalidateQueries({ queryKey: ['order', number, 'mails'] });
      return (await client.fetchQuery({ ...orderQuery(number), staleTime: 0 })).content_version;
    },
    onSaved: ({ merged }) => {
      const names = merged.map((path) => (labels.has(`field_${path}`) ? words(`field_${path}`) : path)).join(', ');
      showToast(merged.length > 0 ? words('saved_merged', { fields: names }) : words('address_saved', { number }));
      onClose();
    },
    onFailed: (error) => {
      setProblems(Object.fromEntries(error.fields.map((one) => [one.field.replace(/^changes\./, ''), errorWords({ label: one.label_name, isAway: false })])));
      showToast(errorWords(error), { isBad: true });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setProblems({});
    void editor.submit();
  };
  return (
    <Dialog title={words('address_title', { number })} onClose={onClose} isWide>
      <form className="form" noValidate onSubmit={submit}>
        {editor.found && <FoundBar at={editor.found.at} onTake={editor.takeFound} onForget={editor.forgetFound} />}
        <p className="grid-dim">{words('address_text')}</p>
        <CustomerFields
          fields={fields}
          textOf={(name) => String(editor.values[`address.${name}`] ?? '')}
          problemOf={(name) => problems[name]}
          onChange={(name, value) => {
            setProblems(({ [name]: _, ...others }) => others);
            editor.set(`address.${name}`, value);
          }}
        />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={editor.isSaving} isDisabled={!editor.isDirty}>
            {words('save')}
          </Button>
        </div>
      </form>
      {editor.conflicts && (
        <ConflictDialog
          conflicts={editor.conflicts}
          shown={(_, value) => String(value)}
          onSettle={(mine) => void editor.settle(mine)}
          onClose={editor.closeConflicts}
        />
      )}
    </Dialog>
  );
}
