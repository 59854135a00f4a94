import { useText } from '../../context/shop-context.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { LINE } from './statement-values.ts';
import type { OrderToWithdraw, StatementValues } from './withdrawal-props.ts';

interface Props {
  lines: OrderToWithdraw['lines'];
  chosen: StatementValues['chosen'];
  error: string | undefined;
}

/** Quantities to withdraw from, by line; pieces already withdrawn are left out. */
export function StatementLines({ lines, chosen, error }: Props) {
  const text = useText();
  const id = fieldId('withdrawal', 'items');
  return (
    <fieldset className="withdrawal-lines" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend>{text('withdrawal_items')}</legend>
      {error && <FieldError id={`${id}-error`} label={error} />}
      {lines
        .filter((line) => line.withdrawn < line.qty && !line.is_over)
        .map(({ code, title, titleLang, qty, withdrawn }) => (
          <div key={code} className="withdrawal-line">
            <label htmlFor={fieldId('withdrawal', code)} lang={titleLang ?? undefined}>
              {title}
            </label>
            <select className="select" id={fieldId('withdrawal', code)} name={LINE + code} defaultValue={String(chosen ? (chosen[code] ?? 0) : qty)}>
              {fromAllToOne(qty - withdrawn).map((count) => (
                <option key={count} value={withdrawn + count}>
                  {text('withdrawal_pieces', { count })}
                </option>
              ))}
              <option value="0">{text('withdrawal_keep')}</option>
            </select>
          </div>
        ))}
      {lines
        .filter((line) => line.is_over)
        .map(({ code, title }) => (
          <p key={code} className="muted">
            {text('withdrawal_service_over', { title })}
          </p>
        ))}
    </fieldset>
  );
}

const fromAllToOne = (most: number): number[] => Array.from({ length: most }, (_, i) => most - i);
