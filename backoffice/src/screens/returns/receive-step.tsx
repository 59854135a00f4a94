import type { Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { useReturn } from './use-return.ts';

/** Records the arrival of the goods: the announced quantity or less. */
export function ReceiveStep({ one: { id, version, lines } }: { one: Returned }) {
  const words = useWords();
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() => Object.fromEntries(lines.map((line) => [line.id, line.qty])));
  const { step, isBusy } = useReturn(id);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const sent = lines.map((line) => ({ id: line.id, qty: pieces[line.id] ?? 0 }));
    void step('received', (idempotencyKey) => callStaff(calls.receive, { id, version, lines: sent }, { idempotencyKey }));
  };
  return (
    <Panel title={words('return_receive_title')}>
      <form className="form" onSubmit={submit}>
        {lines.map((line) => (
          <QuantityField
            key={line.id}
            title={line.title}
            sub={line.code}
            most={line.qty}
            value={pieces[line.id] ?? 0}
            onChange={(value) => setPieces((before) => ({ ...before, [line.id]: value }))}
          />
        ))}
        <p>
          <Button type="submit" look="key" isBusy={isBusy}>
            {words('return_receive')}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
