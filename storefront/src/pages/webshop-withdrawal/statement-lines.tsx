import { useText } from '../../context/shop-context.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { LINE } from './statement-values.ts';
import type { OrderToWithdraw, StatementValues } from './withdrawal-props.ts';

type Line = OrderToWithdraw['lines'][number];

interface Props {
  lines: readonly Line[];
  chosen: StatementValues['chosen'];
  error: string | undefined;
}

const isOpen = (line: Line): boolean => line.withdrawn < line.qty && !line.is_over;

/** Quantities to withdraw from, by line. A single line is preselected; of several the buyer chooses. */
export function StatementLines({ lines, chosen, error }: Props) {
  const text = useText();
  const id = fieldId('withdrawal', 'items');
  const open = lines.filter(isOpen);
  return (
    <fieldset className="withdrawal-lines" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend>{text('withdrawal_items')}</legend>
      {error && <FieldError id={`${id}-error`} label={error} />}
      {open.map((line) => (
        <LineChoice key={line.code} line={line} chosen={chosen ? (chosen[line.code] ?? 0) : open.length === 1 ? line.qty : 0} />
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

/** A checkbox for a single piece, a quantity for several. */
function LineChoice({ line: { code, title, titleLang, qty, withdrawn, image }, chosen }: { line: Line; chosen: number }) {
  const text = useText();
  const id = fieldId('withdrawal', code);
  const left = qty - withdrawn;
  const name = LINE + code;
  return (
    <div className="withdrawal-line">
      <label htmlFor={id}>
        {left === 1 && (
          <>
            {/* Unticked lines are submitted as 0: a form without lines means the whole order. */}
            <input type="hidden" name={name} value="0" />
            <input type="checkbox" id={id} name={name} value={qty} defaultChecked={chosen === qty} />
          </>
        )}
        {image && <ProductPicture path={image.upload_path} alt="" presets={PRESETS} sizes="48px" width={48} height={40} kind={image.kind ?? 'cutout'} />}
        <span lang={titleLang ?? undefined}>{title}</span>
      </label>
      {left > 1 && (
        <select className="select" id={id} name={name} defaultValue={String(chosen)}>
          {fromAllToOne(left).map((count) => (
            <option key={count} value={withdrawn + count}>
              {text('withdrawal_pieces', { count })}
            </option>
          ))}
          <option value="0">{text('withdrawal_keep')}</option>
        </select>
      )}
    </div>
  );
}

const PRESETS = ['order'] as const;
const fromAllToOne = (most: number): number[] => Array.from({ length: most }, (_, i) => most - i);
