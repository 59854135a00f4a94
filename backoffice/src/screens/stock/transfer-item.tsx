import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/stock.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { Transfer } from '../../api/transfers.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { showToast } from '../../ui/toast.tsx';

/** One transfer with its goods; while under way, its arrival, in whole or in part, or its return can be recorded. */
export function TransferItem({ transfer, mayEnd }: { transfer: Transfer; mayEnd: boolean }) {
  const words = useWords();
  const { moment, number } = useFormats();
  const [ending, setEnding] = useState<'arrived' | 'back' | null>(null);
  const { id, from, to, state, note, created_at, ended_at, items } = transfer;
  return (
    <li className="transfer">
      <div className="transfer-head">
        <b>
          {from} → {to}
        </b>
        <span className="grid-dim">{[words('transfer_no', { id }), moment(ended_at ?? created_at), note].filter(Boolean).join(' · ')}</span>
        {mayEnd && state === 'sent' && (
          <span className="transfer-actions">
            <Button onPress={() => setEnding('arrived')}>{words('transfer_do_arrived')}</Button>
            <Button look="quiet" onPress={() => setEnding('back')}>
              {words('transfer_do_back')}
            </Button>
          </span>
        )}
      </div>
      <ul className="transfer-items">
        {items.map(({ product_code, title, qty, arrived }) => (
          <li key={product_code}>
            <span className="num">{arrived === null || arrived === qty ? number(qty) : `${number(arrived)} / ${number(qty)}`}</span> {title}{' '}
            <span className="grid-dim">{product_code}</span>
          </li>
        ))}
      </ul>
      {ending && <EndDialog transfer={transfer} state={ending} onClose={() => setEnding(null)} />}
    </li>
  );
}

function EndDialog({ transfer: { id, from, to, items }, state, onClose }: { transfer: Transfer; state: 'arrived' | 'back'; onClose: () => void }) {
  const words = useWords();
  const client = useQueryClient();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>(Object.fromEntries(items.map(({ product_code, qty }) => [product_code, qty])));
  const { run, isBusy } = useStaffWrite(() => Promise.all(['transfers', 'stock', 'notices'].map((key) => client.invalidateQueries({ queryKey: [key] }))));
  const end = async (): Promise<void> => {
    const arrived = items
      .filter(({ product_code, qty }) => pieces[product_code] !== qty)
      .map(({ product_code }) => ({ product_code, qty: pieces[product_code] ?? 0 }));
    const isDone = await run(async (idempotencyKey) => {
      await callStaff(calls.endTransfer, { id, state, items: arrived }, { idempotencyKey });
      showToast(words(`transfer_${state}_done`, { id }));
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={words(`transfer_do_${state}`)} onClose={onClose}>
      <p>{words(`transfer_${state}_text`, { place: state === 'arrived' ? to : from })}</p>
      {items.map(({ product_code, title, qty }) => (
        <QuantityField
          key={product_code}
          title={title}
          sub={product_code}
          most={qty}
          value={pieces[product_code] ?? 0}
          onChange={(value) => setPieces((before) => ({ ...before, [product_code]: value }))}
        />
      ))}
      <div className="dialog-actions">
        <Button onPress={onClose}>{words('cancel')}</Button>
        <Button look="key" isBusy={isBusy} onPress={() => void end()}>
          {words(`transfer_do_${state}`)}
        </Button>
      </div>
    </Dialog>
  );
}
