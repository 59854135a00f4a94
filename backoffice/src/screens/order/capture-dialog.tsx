import * as calls from '@vitrina/contract/staff/captures.calls';
import { formatAmount, parsePrice } from '@vitrina/contract/values/money';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOrderCall } from './use-order-call.ts';

interface CaptureDialogProps {
  order: DeskOrder;
  reserved: NonNullable<DeskOrder['held']>;
  onClose: () => void;
}

/** Dialog to collect the amount that may still be captured (at most the amount due), or a part of it. Needs the second factor. */
export function CaptureDialog({ order: { number, currency }, reserved, onClose }: CaptureDialogProps) {
  const { labels, locale } = useLanguage();
  const words = labels.text;
  const { money } = useFormats();
  const [text, setText] = useState(formatAmount(reserved.left, locale));
  const { run, isBusy } = useOrderCall(number);
  const amount = parsePrice(text);
  const isBad = amount === null || amount <= 0 || amount > reserved.left;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBad) return;
    const isDone = await run(async (idempotencyKey) => {
      const { state } = await callStaff(calls.make, { number, amount }, { idempotencyKey });
      const isRefused = state === 'refused';
      showToast(words(`capture_${isRefused ? 'refused' : state === 'done' ? 'done' : 'asked'}`, { amount: money(amount, currency), number }), {
        isBad: isRefused,
      });
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={words('capture_title', { number })} onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{words('capture_text', { amount: money(reserved.amount - reserved.captured, currency) })}</p>
        <Field
          label={words('order_amount', { currency })}
          inputMode="decimal"
          value={text}
          onChange={setText}
          autoFocus
          problem={isBad ? words('capture_bad', { amount: money(reserved.left, currency) }) : undefined}
        />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={isBad}>
            {words('capture_do', { amount: isBad ? '' : money(amount, currency) })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
