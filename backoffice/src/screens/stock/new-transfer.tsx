import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/stock.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { warehousesQuery } from '../../api/picks.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ProductFinder } from './product-finder.tsx';
import type { StockRow } from './use-stock.ts';

interface Line {
  product: StockRow;
  qty: number;
}

const piecesAt = (product: StockRow, place: string): number => product.places.find(({ code }) => code === place)?.qty ?? 0;

/** New transfer of goods between warehouses; products are found by code or name. */
export function NewTransfer({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const client = useQueryClient();
  const { data: places = [] } = useQuery(warehousesQuery);
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [note, setNote] = useState('');
  const { run, isBusy } = useStaffWrite(() => Promise.all(['transfers', 'stock'].map((key) => client.invalidateQueries({ queryKey: [key] }))));
  const from = chosen.from ?? places[0]?.code ?? '';
  const to = chosen.to ?? places.find(({ code }) => code !== from)?.code ?? '';
  const items = lines.filter(({ qty }) => qty > 0).map(({ product, qty }) => ({ product_code: product.code, qty }));
  const isReady = items.length > 0 && from !== to && to !== '';
  const options = places.map(({ code, title }) => ({ value: code, label: title }));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady) return;
    const isSent = await run(async (idempotencyKey) => {
      const { id } = await callStaff(calls.send, { from, to, items, ...(note.trim() && { note: note.trim() }) }, { idempotencyKey });
      showToast(words('transfer_sent_done', { id }));
    });
    if (isSent) onClose();
  };
  return (
    <Dialog title={words('transfer_new')} onClose={onClose} isWide>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <div className="transfer-places">
          <Select label={words('transfer_from')} value={from} options={options} onChange={(code) => setChosen({ ...chosen, from: code })} />
          <Select label={words('transfer_to')} value={to} options={options} onChange={(code) => setChosen({ ...chosen, from, to: code })} />
        </div>
        <ProductFinder
          onFound={(product) =>
            setLines((before) =>
              before.some((one) => one.product.code === product.code) ? before : [...before, { product, qty: Math.min(1, piecesAt(product, from)) }],
            )
          }
        />
        {lines.map(({ product, qty }) => (
          <QuantityField
            key={product.code}
            title={product.title}
            sub={product.code}
            most={piecesAt(product, from)}
            value={Math.min(qty, piecesAt(product, from))}
            onChange={(value) => setLines((before) => before.map((one) => (one.product.code === product.code ? { ...one, qty: value } : one)))}
          />
        ))}
        <Field label={words('stock_note')} value={note} onChange={setNote} maxLength={500} />
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={!isReady}>
            {words('transfer_send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
