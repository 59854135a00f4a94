import { parsePrice } from '@vitrina/contract/values/money';
import { formatAmount } from '@vitrina/contract/values/money';
import * as calls from '@vitrina/contract/staff/desk.calls';
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

/** Booking of money received or paid out by transfer or in cash. Needs the second factor. */
export function BookDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { labels, locale } = useLanguage();
  const words = labels.text;
  const { money } = useFormats();
  const { number, total, currency, payment, payment_status } = order;
  const kind = payment_status === 'refund_due' ? 'refunded' : 'paid';
  const [text, setText] = useState(formatAmount(total ?? 0, locale));
  const { run, isBusy } = useOrderCall(number);
  const amount = parsePrice(text);
  const differs = amount !== total;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (amount === null || differs) return;
    const isDone = await run(async (idempotencyKey) => {
      await callStaff(calls.book, { number, kind, payment: payment === 'cash-on-delivery' ? payment : 'bank-transfer', amount }, { idempotencyKey });
      showToast(words(`order_booked_${kind}`, { amount: money(amount, currency), number }));
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={words(`order_book_${kind}`)} onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{words(`order_book_${kind}_text`, { number })}</p>
        <Field
          label={words('order_amount', { currency })}
          inputMode="decimal"
          value={text}
          onChange={setText}
          autoFocus
          problem={differs ? words('order_amount_differs', { amount: money(total ?? 0, currency) }) : undefined}
        />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={differs}>
            {words('order_book_do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
