import * as calls from '@vitrina/contract/staff/trade-ins.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useStep } from './use-step.ts';
import type { TradeIn } from './use-trade-ins.ts';

interface NoteStepProps {
  one: TradeIn;
  kind: 'receive' | 'sendBack';
  onDone: () => void;
}

/** Records the arrival of the device with its serial number, or its return with the tracking number. Both numbers are optional. */
export function NoteStep({ one: { id, version, number }, kind, onDone }: NoteStepProps) {
  const words = useWords();
  const [note, setNote] = useState('');
  const { run, isBusy } = useStep();
  const isReceiving = kind === 'receive';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = note.trim();
    const isDone = await run(async () => {
      if (isReceiving) await callStaff(calls.receive, { id, version, ...(text && { serial: text }) });
      else await callStaff(calls.sendBack, { id, version, ...(text && { note: text }) });
      showToast(words(isReceiving ? 'trade_in_told_received' : 'trade_in_told_back', { number }));
    });
    if (isDone) onDone();
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Field
        label={words(isReceiving ? 'trade_in_column_serial' : 'trade_in_tracking')}
        value={note}
        onChange={setNote}
        maxLength={isReceiving ? 60 : 200}
        autoComplete="off"
      />
      <Button type="submit" look="key" isBusy={isBusy}>
        {words(isReceiving ? 'trade_in_receive' : 'trade_in_send_back')}
      </Button>
    </form>
  );
}
