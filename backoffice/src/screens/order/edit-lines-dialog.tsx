import { type FormEvent, useState } from 'react';
import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { type AddedLine, AddedLines } from './added-lines.tsx';
import { EditSum } from './edit-sum.tsx';
import { Finder } from './finder.tsx';
import { useLineEdit } from './use-line-edit.ts';

/** Reduces or removes lines, or adds products at the current price; shows the new total before it is saved. */
export function EditLinesDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const words = useWords();
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [added, setAdded] = useState<readonly AddedLine[]>([]);
  const [reason, setReason] = useState('');
  const titles = new Map((order.cart?.parcels ?? []).flatMap(({ items }) => items).map(({ code, title }) => [code, title]));
  const pieceOf = ({ id, qty }: { id: number; qty: number }): number => Math.min(qty, pieces[id] ?? qty);
  const { preview, problem, isOutdated, isCurrent, save, isBusy } = useLineEdit(order, {
    lines: order.lines.filter((line) => pieceOf(line) !== line.qty).map((line) => ({ id: line.id, qty: pieceOf(line) })),
    add: added.filter(({ qty }) => qty > 0).map(({ code, qty }) => ({ product_code: code, qty })),
  });
  const isReady = preview !== undefined && isCurrent && problem === null && reason.trim() !== '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isReady && (await save(reason.trim()))) onClose();
  };
  const add = (code: string, title: string): void =>
    setAdded((before) =>
      before.some((one) => one.code === code)
        ? before.map((one) => (one.code === code ? { ...one, qty: one.qty + 1 } : one))
        : [...before, { code, title, qty: 1 }],
    );
  return (
    <Dialog title={words('lines_title', { number: order.number })} onClose={onClose} isWide>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <fieldset className="refund-lines">
          <legend>{words('order_lines')}</legend>
          {order.lines.map((line) => (
            <QuantityField
              key={line.id}
              title={titles.get(line.code) ?? line.title}
              sub={line.code}
              most={line.qty}
              value={pieceOf(line)}
              onChange={(qty) => setPieces((before) => ({ ...before, [line.id]: qty }))}
            />
          ))}
          <AddedLines lines={added} onChange={setAdded} />
        </fieldset>
        <Finder label={words('lines_add')} hint={words('lines_add_hint')} kinds={['product']} onChoose={({ id, title }) => add(id, title)} />
        <Field label={words('refund_reason')} hint={words('lines_reason_hint')} value={reason} onChange={setReason} maxLength={500} />
        <EditSum preview={preview} problem={problem} isOutdated={isOutdated} isPaid={order.payment_status === 'paid'} />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={!isReady}>
            {words('lines_save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
