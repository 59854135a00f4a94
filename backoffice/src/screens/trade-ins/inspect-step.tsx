import * as calls from '@vitrina/contract/staff/trade-ins.calls';
import { parsePrice } from '@vitrina/contract/values/money';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useStep } from './use-step.ts';
import type { TradeIn } from './use-trade-ins.ts';

type Verdict = 'as_offered' | 'less' | 'refuse';

/** Ends the inspection: the amount as offered, a lower one with a reason, or none. */
export function InspectStep({ one: { id, version, number, sum, currency, serial }, onDone }: { one: TradeIn; onDone: () => void }) {
  const words = useWords();
  const { money } = useFormats();
  const [verdict, setVerdict] = useState<Verdict>('as_offered');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [enteredSerial, setEnteredSerial] = useState(serial ?? '');
  const [isTried, setTried] = useState(false);
  const { run, isBusy } = useStep();
  const less = parsePrice(typed);
  const isBadSum = verdict === 'less' && (less === null || less <= 0 || less >= sum);
  const lacksReason = verdict !== 'as_offered' && reason.trim() === '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isBadSum || lacksReason) return;
    const paid = verdict === 'refuse' ? null : verdict === 'less' ? less : sum;
    const isDone = await run(async () => {
      const notes = { ...(verdict !== 'as_offered' && { reason: reason.trim() }), ...(enteredSerial.trim() && { serial: enteredSerial.trim() }) };
      await callStaff(calls.inspect, { id, version, sum: paid, ...notes });
      showToast(words(`trade_in_told_${verdict}`, { number, amount: money(paid ?? 0, currency) }));
    });
    if (isDone) onDone();
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <fieldset className="trade-in-verdicts">
        <legend>{words('trade_in_verdict')}</legend>
        {(['as_offered', 'less', 'refuse'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="verdict" checked={verdict === one} onChange={() => setVerdict(one)} />
            <span>{words(`trade_in_verdict_${one}`, { amount: money(sum, currency) })}</span>
          </label>
        ))}
      </fieldset>
      {verdict === 'less' && (
        <Field
          label={words('trade_in_column_counter')}
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          maxLength={12}
          problem={isTried && isBadSum ? words('trade_in_bad_sum', { amount: money(sum, currency) }) : undefined}
        />
      )}
      {verdict !== 'as_offered' && (
        <TextArea
          label={words('trade_in_reason_to_owner')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          problem={isTried && lacksReason ? words('trade_in_lacks_reason') : undefined}
        />
      )}
      <Field label={words('trade_in_column_serial')} value={enteredSerial} onChange={setEnteredSerial} maxLength={60} autoComplete="off" />
      <Button type="submit" look="key" isBusy={isBusy}>
        {words(`trade_in_do_${verdict}`)}
      </Button>
    </form>
  );
}
