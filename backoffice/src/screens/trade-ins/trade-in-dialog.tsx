import { isLanguageCode, LANGUAGES } from '@vitrina/contract/values/languages';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InspectStep } from './inspect-step.tsx';
import { NoteStep } from './note-step.tsx';
import { StateBadge } from './trade-in-columns.tsx';
import { useNewest } from './use-newest.ts';
import type { TradeIn } from './use-trade-ins.ts';

/** A device with the shopper's answers, and its next step. */
export function TradeInDialog({ one: listed, onClose }: { one: TradeIn; onClose: () => void }) {
  const one = useNewest(listed);
  const words = useWords();
  const may = useMay();
  const { money, date } = useFormats();
  const { number, state, words: described, owner, email, phone, address, sum, counter, currency, reason, serial, until, way, market } = one;
  const rows: [string, string | null][] = [
    [words('trade_in_column_owner'), [owner, email, phone].filter(Boolean).join(', ')],
    [words('language'), isLanguageCode(market) ? LANGUAGES[market].name : null],
    [words('trade_in_column_way'), words(`trade_in_way_${way}`)],
    [words('trade_in_address'), address || null],
    ...described.answers.map(({ question, answers }): [string, string] => [question, answers.join(', ')]),
    [words('trade_in_column_sum'), money(sum, currency)],
    [words('trade_in_column_counter'), counter === null ? null : money(counter, currency)],
    [words('trade_in_reason'), reason],
    [words('trade_in_column_serial'), serial],
    [words('trade_in_column_until'), until && date(until)],
  ];
  return (
    <Dialog title={`${number} · ${described.device}`} onClose={onClose} isWide>
      <p>
        <StateBadge state={state} />
      </p>
      <dl className="trade-in-rows">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {(state === 'offered' || state === 'expired') && <NoteStep one={one} kind="receive" onDone={onClose} />}
      {state === 'received' && may('refunds.make') && <InspectStep one={one} onDone={onClose} />}
      {state === 'refused' && may('returns.handle') && <NoteStep one={one} kind="sendBack" onDone={onClose} />}
      <div className="dialog-actions">
        <Button onPress={onClose}>{words('close')}</Button>
      </div>
    </Dialog>
  );
}
