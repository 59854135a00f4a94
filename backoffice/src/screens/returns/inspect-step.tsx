import { useQuery } from '@tanstack/react-query';
import type { Condition, Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { parsePrice } from '@vitrina/contract/values/money';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { warehousesQuery } from '../../api/picks.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { useReturn } from './use-return.ts';

const CONDITIONS: readonly Condition[] = ['new', 'opened', 'used', 'damaged', 'incomplete'];
type Place = 'stock' | 'write_off';
/** Default destination: goods that are new or only opened return to stock. */
const placeOf = (condition: Condition): Place => (condition === 'new' || condition === 'opened' ? 'stock' : 'write_off');

/** Condition and destination of each line, and the deduction for lost value. */
export function InspectStep({ one: { id, version, lines } }: { one: Returned }) {
  const words = useWords();
  const [found, setFound] = useState<Readonly<Record<number, { condition: Condition; place: Place }>>>({});
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [warehouse, setWarehouse] = useState('');
  const { data: warehouses = [] } = useQuery({ ...warehousesQuery, enabled: useMay()('stock.view') });
  const { step, isBusy } = useReturn(id);
  const came = lines.filter(({ received }) => (received ?? 0) > 0);
  const of = (line: number) => found[line] ?? { condition: 'new' as const, place: 'stock' as const };
  const amount = text.trim() === '' ? 0 : parsePrice(text);
  const lacksReason = amount !== null && amount > 0 && reason.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (amount === null || amount < 0 || lacksReason) return;
    const deduction = amount > 0 ? { deduction: { amount, reason: reason.trim() } } : {};
    const sent = came.map((line) => ({ id: line.id, ...of(line.id) }));
    void step('inspected', (idempotencyKey) =>
      callStaff(calls.inspect, { id, version, lines: sent, ...deduction, ...(warehouse && { warehouse }) }, { idempotencyKey }),
    );
  };
  return (
    <Panel title={words('return_inspect_title')}>
      <form className="form" onSubmit={submit}>
        {came.map((line) => (
          <fieldset key={line.id} className="inspect-line">
            <legend>
              {line.received} × {line.title}
            </legend>
            <Select
              label={words('return_condition')}
              value={of(line.id).condition}
              options={CONDITIONS.map((value) => ({ value, label: words(`condition_${value}`) }))}
              onChange={(condition) => setFound((before) => ({ ...before, [line.id]: { condition, place: placeOf(condition) } }))}
            />
            <Select
              label={words('return_place')}
              value={of(line.id).place}
              options={(['stock', 'write_off'] as const).map((value) => ({ value, label: words(`return_place_${value}`) }))}
              onChange={(place) => setFound((before) => ({ ...before, [line.id]: { ...of(line.id), place } }))}
            />
          </fieldset>
        ))}
        <div className="form-row">
          <Select
            label={words('return_warehouse')}
            value={warehouse}
            options={[{ value: '', label: words('return_warehouse_same') }, ...warehouses.map(({ code, title }) => ({ value: code, label: title }))]}
            onChange={setWarehouse}
          />
          <Field
            label={words('return_deduction')}
            inputMode="decimal"
            value={text}
            onChange={setText}
            problem={amount === null || amount < 0 ? words('refund_amount_bad') : undefined}
          />
          <Field
            label={words('return_deduction_reason')}
            value={reason}
            onChange={setReason}
            maxLength={500}
            problem={lacksReason ? words('return_deduction_why') : undefined}
          />
        </div>
        <p>
          <Button type="submit" look="key" isBusy={isBusy}>
            {words('return_inspect')}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
