import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/order-actions.calls';
import { callStaff } from '../../api/call-staff.ts';
import { mailPreviewQuery, type OrderMail } from '../../api/mails.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useMailKind } from './mail-kind.ts';
import { MailPage } from './mail-page.tsx';
import { useOrderCall } from './use-order-call.ts';

/** Mail whose link verifies a mailbox: it is sent again only to its original address. */
const TO_ITS_OWN_BOX = 'order-confirm';

interface MailDialogProps {
  order: DeskOrder;
  mail: OrderMail;
  onClose: () => void;
}

/** Preview of a mail as rendered now, and buttons to send it again. */
export function MailDialog({ order: { number, email }, mail: { id, kind, recipient }, onClose }: MailDialogProps) {
  const words = useWords();
  const errorWords = useErrorWords();
  const kindOf = useMailKind();
  const mayResend = useMay()('orders.edit');
  const { data: preview, error } = useQuery(mailPreviewQuery(number, id));
  const { run, isBusy } = useOrderCall(number);
  const resend = async (as_new: boolean, to: string): Promise<void> => {
    const isDone = await run(async (idempotencyKey) => {
      await callStaff(calls.resendMail, { number, id, as_new }, { idempotencyKey });
      showToast(words('mail_resent', { email: to }));
    });
    if (isDone) onClose();
  };
  const isElsewhere = email !== null && email !== recipient && kind !== TO_ITS_OWN_BOX;
  return (
    <Dialog title={kindOf(kind)} onClose={onClose} isWide>
      {error instanceof StaffError && <p className="problem">{errorWords(error)}</p>}
      {!preview && !error && <div className="mail-page" aria-busy="true" />}
      {preview?.not_needed && <p>{words('mail_not_needed')}</p>}
      {preview && !preview.not_needed && <MailPage subject={preview.subject} html={preview.html} />}
      <div className="dialog-actions">
        <Button onPress={onClose}>{words('close')}</Button>
        {mayResend && preview && !preview.not_needed && isElsewhere && (
          <Button isBusy={isBusy} onPress={() => void resend(true, email)}>
            {words('mail_resend_to', { email })}
          </Button>
        )}
        {mayResend && preview && !preview.not_needed && (
          <Button look="key" isBusy={isBusy} onPress={() => void resend(false, recipient)}>
            {words('mail_resend_to', { email: recipient })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
