import { type ChangeEvent, useState } from 'react';
import { parseOrderLines } from '@vitrina/contract/values/order-lines';
import { useText } from '../../context/shop-context.tsx';
import type { OrderProblem } from './order-view.ts';
import { MOST_FILE_BYTES, textOfFile } from './read-order-file.ts';

/** Reads a CSV file into the field; the file is not sent. */
export function OrderFile({ append, reportProblem }: { append: (text: string) => void; reportProblem: (problem: OrderProblem | null) => void }) {
  const text = useText();
  const [count, setCount] = useState<number | null>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    setCount(null);
    const content = file.size > MOST_FILE_BYTES ? null : textOfFile(new Uint8Array(await file.arrayBuffer()));
    // Allows the same file to be chosen again after a correction.
    input.value = '';
    if (content === null) return reportProblem({ label_name: file.size > MOST_FILE_BYTES ? 'quick_order_file_large' : 'quick_order_file_bad' });
    const lines = parseOrderLines(content);
    reportProblem(lines.length === 0 ? { label_name: 'quick_order_file_bad' } : null);
    setCount(lines.length || null);
    append(lines.map((line) => line.text).join('\n'));
  };
  return (
    <div className="field quick-scripted">
      <label htmlFor="order-file">{text('quick_order_file')}</label>
      <input id="order-file" type="file" className="input" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(event) => void read(event)} />
      <p role="status" className="small">
        {count !== null && text('quick_order_file_read', { count })}
      </p>
    </div>
  );
}
