import * as calls from '@vitrina/contract/staff/order-actions.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOrderCall } from './use-order-call.ts';

const REASONS = ['buyer', 'stock', 'double', 'payment', 'other'] as const;

/** Dialog of a cancellation: reason, return to stock, and effect on the money. */
export function CancelDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const words = useWords();
  const [kind, setKind] = useState<(typeof REASONS)[number]>('buyer');
  const [note, setNote] = useState('');
  const [restock, setRestock] = useState(true);
  const { number } = order;
  const { run, isBusy } = useOrderCall(number);
  const moneyText = useMoneyText(order);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reason = [words(`cancel_reason_${kind}`), note.trim()].filter(Boolean).join(': ');
    const isDone = await run(async (idempotencyKey) => {
      await callStaff(calls.cancel, { number, reason, restock }, { idempotencyKey });
      showToast(words('cancel_done', { number }));
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={words('cancel_title', { number })} onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{moneyText}</p>
        <Select
          label={words('refund_reason')}
          value={kind}
          options={REASONS.map((value) => ({ value, label: words(`cancel_reason_${value}`) }))}
          onChange={setKind}
        />
        <Field label={words('refund_note')} value={note} onChange={setNote} maxLength={400} />
        <Checkbox isSelected={restock} onChange={setRestock}>
          {words('refund_restock')}
        </Checkbox>
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('back')}</Button>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {words('cancel_do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Describes the refund on cancellation: by the payment method, or by a manual transfer. */
function useMoneyText({ payment_status, payment, total, currency, cart, held }: DeskOrder): string {
  const words = useWords();
  const { money } = useFormats();
  if (held) return words('cancel_money_reserved', { amount: money(held.amount, currency), payment: cart?.payment_type?.title ?? payment ?? '' });
  if (payment_status !== 'paid' || total === null) return words('cancel_money_none');
  const isByHand = payment === 'bank-transfer' || payment === 'cash-on-delivery' || payment === 'on-account';
  return words(isByHand ? 'cancel_money_by_hand' : 'cancel_money_back', {
    amount: money(total, currency),
    payment: cart?.payment_type?.title ?? payment ?? '',
    tab: words('orders_tab_refund_due'),
  });
}
