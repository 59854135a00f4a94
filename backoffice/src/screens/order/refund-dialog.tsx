import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/refunds.calls';
import { parsePrice } from '@vitrina/contract/values/money';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { RefundLines } from './refund-lines.tsx';
import { withServices } from './refund-pieces.ts';
import { RefundSum } from './refund-sum.tsx';
import { useRefund } from './use-refund.ts';

const REASONS = ['returned', 'damaged', 'missing', 'late', 'goodwill', 'other'] as const;

interface RefundDialogProps {
  order: DeskOrder;
  /** Amounts and units still refundable. */
  left: CallReply<typeof calls.list>;
  onClose: () => void;
}

/** Lines, delivery, another amount, reason, and whether the goods return to stock; the server computes the total before the refund is confirmed. */
export function RefundDialog({ order, left, onClose }: RefundDialogProps) {
  const words = useWords();
  const { money } = useFormats();
  const payment = order.cart?.payment_type;
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [delivery, setDelivery] = useState(false);
  const [other, setOther] = useState('');
  const [kind, setKind] = useState<(typeof REASONS)[number]>('returned');
  const [note, setNote] = useState('');
  const [restock, setRestock] = useState(false);
  const lines = Object.entries(pieces).flatMap(([id, qty]) => (qty > 0 ? [{ id: Number(id), qty }] : []));
  const amount = other.trim() === '' ? undefined : (parsePrice(other) ?? undefined);
  const isBadAmount = other.trim() !== '' && (amount === undefined || amount <= 0);
  const { preview, problem, isCurrent, refund, isBusy } = useRefund(order, {
    lines,
    ...(delivery && { delivery }),
    ...(amount !== undefined && !isBadAmount && { amount }),
    restock: restock && lines.length > 0,
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reason = [words(`refund_reason_${kind}`), note.trim()].filter(Boolean).join(': ');
    if (preview && isCurrent && !isBadAmount && (await refund(reason))) onClose();
  };
  return (
    <Dialog title={words('refund_title', { number: order.number })} onClose={onClose} isWide>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <RefundLines
          order={order}
          left={left.lines}
          pieces={pieces}
          onPieces={(id, qty) => setPieces((before) => withServices(before, { id, qty }, { lines: order.lines, left: left.lines }))}
        />
        {left.delivery_left > 0 && (
          <Checkbox isSelected={delivery} onChange={setDelivery}>
            {words('refund_delivery', { amount: money(left.delivery_left, left.currency) })}
          </Checkbox>
        )}
        <Checkbox isSelected={restock} onChange={setRestock} isDisabled={lines.length === 0}>
          {words('refund_restock')}
        </Checkbox>
        <div className="form-row">
          <Select
            label={words('refund_reason')}
            value={kind}
            options={REASONS.map((value) => ({ value, label: words(`refund_reason_${value}`) }))}
            onChange={setKind}
          />
          <Field label={words('refund_note')} value={note} onChange={setNote} maxLength={400} />
          <Field
            label={words('refund_amount', { currency: order.currency })}
            inputMode="decimal"
            value={other}
            onChange={setOther}
            placeholder={words('refund_amount_hint')}
            problem={isBadAmount ? words('refund_amount_bad') : undefined}
          />
        </div>
        <RefundSum preview={preview} problem={problem} payments={payment ? { [payment.code]: payment.title } : {}} />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={!preview || isBadAmount || problem !== null}>
            {preview ? words('refund_do', { amount: money(preview.amount, preview.currency) }) : words('refund_open')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
