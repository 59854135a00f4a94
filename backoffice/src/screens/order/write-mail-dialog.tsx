import * as calls from '@vitrina/contract/staff/order-actions.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { useUnsentInput } from '../../kits/editor/use-unsent-input.ts';
import { FoundBar } from '../../kits/editor/found-bar.tsx';
import { ReplyChoice } from '../../kits/replies/reply-choice.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOrderCall } from './use-order-call.ts';

const EMPTY = { subject: '', text: '' };

/** Mail of staff to the buyer about the order; unsent input is stored. */
export function WriteMailDialog({ order: { number, email, buyer, market }, onClose }: { order: DeskOrder; onClose: () => void }) {
  const words = useWords();
  const [mail, setMail] = useState(EMPTY);
  const isEmpty = mail.subject === '' && mail.text === '';
  const stored = useUnsentInput(`mail:${number}`, 0, isEmpty ? undefined : mail);
  const { run, isBusy } = useOrderCall(number);
  const isReady = mail.subject.trim() !== '' && mail.text.trim() !== '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady) return;
    const isDone = await run(async (idempotencyKey) => {
      await callStaff(calls.writeMail, { number, subject: mail.subject.trim(), text: mail.text.trim() }, { idempotencyKey });
      setMail(EMPTY);
      stored.forget();
      showToast(words('mail_written', { email: email ?? '' }));
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={words('mail_write_title', { number })} onClose={onClose} isWide>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {isEmpty && stored.found && <FoundBar at={stored.found.at} onTake={() => stored.found && setMail(stored.found.value)} onForget={stored.forget} />}
        <p>{words('mail_write_text', { email: email ?? '' })}</p>
        <ReplyChoice kind="mail" lang={market} names={{ name: buyer, order: number }} typed={mail} onTake={setMail} />
        <Field label={words('mail_subject')} value={mail.subject} onChange={(subject) => setMail({ ...mail, subject })} maxLength={150} autoFocus />
        <TextArea label={words('mail_text')} rows={8} value={mail.text} onChange={(text) => setMail({ ...mail, text })} maxLength={4000} />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={!isReady}>
            {words('mail_send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
