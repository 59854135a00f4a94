import type { RefundPreview } from '@vitrina/contract/staff/refunds';
import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { useFormats } from '../../language/use-formats.ts';

interface RefundSumProps {
  preview: RefundPreview | undefined;
  problem: Error | null;
  /** Names of payment methods as the buyer sees them. */
  payments: Readonly<Record<string, string>>;
}

/** Refund amount, its payment methods, and obstacles. */
export function RefundSum({ preview, problem, payments }: RefundSumProps) {
  const words = useWords();
  const errorWords = useErrorWords();
  const { money } = useFormats();
  return (
    <div className="refund-sum" aria-live="polite">
      {problem instanceof StaffError && <p className="problem">{errorWords(problem)}</p>}
      {!problem && !preview && <p className="grid-dim">{words('refund_choose')}</p>}
      {!problem && preview && (
        <>
          <p>
            {words('refund_gets')} <b>{money(preview.amount, preview.currency)}</b>
          </p>
          {preview.prepaid !== undefined && <p>{words('refund_prepaid', { amount: money(preview.prepaid, preview.currency) })}</p>}
          <ul className="grid-dim">
            {preview.parts.map(({ payment, amount, by_hand }) => (
              <li key={payment}>
                {words(by_hand ? 'refund_part_by_hand' : 'refund_part_gateway', {
                  amount: money(amount, preview.currency),
                  payment: payments[payment] ?? payment,
                })}
              </li>
            ))}
            {preview.credit_note && <li>{words('refund_credit_note')}</li>}
            {preview.limit_left !== null && <li>{words('refund_limit_left', { amount: money(preview.limit_left, preview.currency) })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
