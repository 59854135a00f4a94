import { useQueryClient } from '@tanstack/react-query';
import type { BankEntryOfOffice } from '@vitrina/contract/staff/bank';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { Payee } from '../../kits/payee/payee.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Refund of an overpayment: sent by hand and booked with the transfer's reference. Needs the second factor. */
export function GiveSurplus({ entry: { id, surplus, surplus_given, currency, payer, payer_account } }: { entry: BankEntryOfOffice }) {
  const words = useWords();
  const { money, moment } = useFormats();
  const may = useMay();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reference, setReference] = useState('');
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['bank'] }));
  const amount = money(surplus, currency);
  if (surplus_given) return <span className="grid-dim">{words('bank_surplus_given', { amount, at: moment(surplus_given) })}</span>;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isDone = await run(async (idempotencyKey) => {
      await callStaff(calls.returnSurplus, { id, amount: surplus, ...(reference.trim() !== '' && { reference: reference.trim() }) }, { idempotencyKey });
      showToast(words('bank_surplus_done', { amount, payer }));
    });
    if (isDone) setOpen(false);
  };
  return (
    <>
      <span className="problem">{words('bank_surplus', { amount })}</span>
      {may('payments.book') && (
        <p>
          <Button onPress={() => setOpen(true)}>{words('bank_surplus_give')}</Button>
        </p>
      )}
      {isOpen && (
        <Dialog title={words('bank_surplus_give')} onClose={() => setOpen(false)}>
          <form className="form" onSubmit={(event) => void submit(event)}>
            <p>{words('bank_surplus_text', { amount, payer, account: payer_account || '–' })}</p>
            <Payee
              name={payer}
              iban={payer_account}
              codeKey={['bank', id, 'code']}
              fetchCode={(payee, signal) => callStaff(calls.surplusCode, { id, ...payee }, { signal })}
            />
            <Field label={words('bank_surplus_reference')} value={reference} onChange={setReference} maxLength={140} />
            <div className="dialog-actions">
              <Button onPress={() => setOpen(false)}>{words('cancel')}</Button>
              <Button type="submit" look="key" isBusy={isBusy}>
                {words('bank_surplus_do', { amount })}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
