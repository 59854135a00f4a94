import type { Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { ReplyChoice } from '../../kits/replies/reply-choice.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useReturn } from './use-return.ts';

const MOST_REASON = 500;

/** Refuses a return; the buyer gets the reason by mail. */
export function RefuseDialog({ one: { id, version, order, buyer }, onClose }: { one: Returned; onClose: () => void }) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const { step, isBusy } = useReturn(id);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason.trim() === '') return;
    if (await step('refused', (idempotencyKey) => callStaff(calls.refuse, { id, version, reason: reason.trim() }, { idempotencyKey }))) onClose();
  };
  return (
    <Dialog title={words('return_refuse_title', { number: order })} onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{words('return_refuse_text')}</p>
        <ReplyChoice
          kind="return"
          names={{ name: buyer, order }}
          typed={{ subject: '', text: reason }}
          onTake={({ text }) => setReason(text.replace(/\s+/g, ' ').slice(0, MOST_REASON))}
        />
        <Field label={words('refund_reason')} value={reason} onChange={setReason} maxLength={MOST_REASON} isRequired autoFocus />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="danger" isBusy={isBusy} isDisabled={reason.trim() === ''}>
            {words('return_refuse')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
