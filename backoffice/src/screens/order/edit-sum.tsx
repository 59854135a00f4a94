import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/order-actions.calls';
import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { useFormats } from '../../language/use-formats.ts';

interface EditSumProps {
  preview: CallReply<typeof calls.previewLines> | undefined;
  problem: Error | null;
  /** True if another user has changed the order since. */
  isOutdated: boolean;
  isPaid: boolean;
}

/** Lines and total after the change, and what happens with the difference. */
export function EditSum({ preview, problem, isOutdated, isPaid }: EditSumProps) {
  const words = useWords();
  const { money } = useFormats();
  const errorWords = useErrorWords();
  const problemText = (error: StaffError): string => {
    if (error.fields.some(({ field, label_name }) => field === 'lines' && label_name === 'error_field_required')) return words('lines_nothing_left');
    const short = error.fields.find(({ label_name }) => label_name === 'error_quantity_not_available');
    return short?.available === undefined ? errorWords(error) : words('lines_short', { count: Number(short.available) });
  };
  return (
    <div className="refund-sum" aria-live="polite">
      {isOutdated && <p className="problem">{words('lines_outdated')}</p>}
      {problem instanceof StaffError && <p className="problem">{problemText(problem)}</p>}
      {!problem && !preview && <p className="grid-dim">{words('lines_choose')}</p>}
      {!problem && preview && (
        <>
          <ul className="grid-dim">
            {preview.lines.map(({ id, qty, title, total }) => (
              <li key={id}>
                {qty} × {title}: {money(total, preview.currency)}
              </li>
            ))}
          </ul>
          <p>
            {words('lines_total')} <del className="grid-dim">{money(preview.before, preview.currency)}</del> <b>{money(preview.total, preview.currency)}</b>
          </p>
          <p>{words(differenceText(preview.difference, isPaid), { amount: money(Math.abs(preview.difference), preview.currency) })}</p>
        </>
      )}
    </div>
  );
}

const differenceText = (difference: number, isPaid: boolean): string => {
  if (!isPaid) return 'lines_difference_unpaid';
  return difference < 0 ? 'lines_difference_back' : difference > 0 ? 'lines_difference_asked' : 'lines_difference_none';
};
