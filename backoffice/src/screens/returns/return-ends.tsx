import type { Returned } from '@vitrina/contract/staff/returns';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Panel } from '../../ui/panel.tsx';
import { SumsOfReturn } from './settle-step.tsx';

/** Refunded amounts and when they were decided. Amounts only for roles that may see them. */
export function SettledPart({ one }: { one: Returned }) {
  const words = useWords();
  return (
    <Panel title={words('return_settle_title')} aside={<EndedOn one={one} />}>
      {one.refund && (one.refund.goods + one.refund.delivery > 0 ? <SumsOfReturn refund={one.refund} /> : <p>{words('return_settled_free')}</p>)}
      {one.deduction?.reason && (
        <p className="grid-dim">
          {words('return_deduction_reason')}: {one.deduction.reason}
        </p>
      )}
    </Panel>
  );
}

/** Reason of the refusal, as sent to the buyer. */
export function RefusedPart({ one }: { one: Returned }) {
  const words = useWords();
  return (
    <Panel title={words('return_refused_why')} aside={<EndedOn one={one} />}>
      <p className="return-said">{one.refuse_reason}</p>
    </Panel>
  );
}

function EndedOn({ one: { ended_at } }: { one: Returned }) {
  const words = useWords();
  const { date } = useFormats();
  return ended_at && <span className="grid-dim">{words('return_over', { date: date(ended_at) })}</span>;
}
