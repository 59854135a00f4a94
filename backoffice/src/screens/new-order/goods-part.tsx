import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/order-actions.calls';
import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { useFormats } from '../../language/use-formats.ts';
import { Panel } from '../../ui/panel.tsx';
import { AddedLines } from '../order/added-lines.tsx';
import { Finder } from '../order/finder.tsx';
import type { NewOrder } from './new-order.ts';

interface GoodsPartProps {
  order: NewOrder;
  preview: CallReply<typeof calls.previewNew> | undefined;
  problem: Error | null;
  onChange: (changes: Partial<NewOrder>) => void;
}

/** Ordered goods at current prices. */
export function GoodsPart({ order: { lines }, preview, problem, onChange }: GoodsPartProps) {
  const words = useWords();
  const errorWords = useErrorWords();
  const { money } = useFormats();
  const add = (code: string, title: string): void => {
    const existing = lines.find((line) => line.code === code);
    onChange({
      lines: existing ? lines.map((line) => (line.code === code ? { ...line, qty: line.qty + 1 } : line)) : [...lines, { code, title, qty: 1 }],
    });
  };
  const shown = lines.map((line) => {
    const priced = preview?.lines.find(({ code }) => code === line.code);
    return priced && preview ? { ...line, note: `${money(priced.price, preview.currency)} · ${money(priced.total, preview.currency)}` } : line;
  });
  return (
    <Panel title={words('order_sum_items')}>
      <Finder label={words('lines_add')} hint={words('lines_add_hint')} kinds={['product']} onChoose={({ id, title }) => add(id, title)} autoFocus />
      {lines.length === 0 && <p className="grid-dim">{words('new_order_empty')}</p>}
      <AddedLines lines={shown} onChange={(now) => onChange({ lines: now.filter(({ qty }) => qty > 0) })} />
      {problem instanceof StaffError && (
        <p className="problem" role="alert">
          {errorWords(problem)}
        </p>
      )}
    </Panel>
  );
}
