import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/refunds.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { DueRefund } from '../../api/refunds.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { Payee } from '../../kits/payee/payee.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Manual refund: sent with a banking app that scans the payment code, then booked once, as a whole. */
export function GiveDialog({ refund: { id, amount, currency, order, buyer, account }, onClose }: { refund: DueRefund; onClose: () => void }) {
  const words = useWords();
  const { money } = useFormats();
  const client = useQueryClient();
  const [reference, setReference] = useState('');
  const { run, isBusy } = useStaffWrite(() =>
    Promise.all(['refunds', 'order', 'orders', 'notices'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  );
  const sum = money(amount, currency);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isDone = await run(async (idempotencyKey) => {
      await callStaff(calls.given, { id, amount, ...(reference.trim() !== '' && { reference: reference.trim() }) }, { idempotencyKey });
      showToast(words('refunds_given', { amount: sum, number: order }));
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={words('refunds_give_title', { number: order })} onClose={onClose} isWide>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{words('refunds_give_text', { amount: sum })}</p>
        <Payee
          name={account?.name || buyer}
          iban={account?.iban ?? ''}
          codeKey={['refunds', id, 'code']}
          fetchCode={(payee, signal) => callStaff(calls.transferCode, { id, ...payee }, { signal })}
        />
        <Field label={words('refunds_reference')} value={reference} onChange={setReference} maxLength={140} autoComplete="off" />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy}>
            {words('refunds_book', { amount: sum })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
