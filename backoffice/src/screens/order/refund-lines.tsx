import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/refunds.calls';
import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';

interface RefundLinesProps {
  order: DeskOrder;
  left: CallReply<typeof calls.list>['lines'];
  pieces: Readonly<Record<number, number>>;
  onPieces: (id: number, qty: number) => void;
}

/** Quantity to refund of each line, at most what is not refunded yet. */
export function RefundLines({ order, left, pieces, onPieces }: RefundLinesProps) {
  const words = useWords();
  const titles = new Map((order.cart?.parcels ?? []).flatMap(({ items }) => items).map(({ code, title }) => [code, title]));
  return (
    <fieldset className="refund-lines">
      <legend>{words('refund_lines')}</legend>
      {order.lines.map(({ id, code, title }) => {
        const line = left.find((one) => one.id === id);
        const most = line ? line.qty - line.refunded : 0;
        const sub = most === 0 ? words('refund_line_done') : words('refund_line_left', { count: most });
        return <QuantityField key={id} title={titles.get(code) ?? title} sub={sub} most={most} value={pieces[id] ?? 0} onChange={(qty) => onPieces(id, qty)} />;
      })}
    </fieldset>
  );
}
