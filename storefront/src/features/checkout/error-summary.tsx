import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { CircleAlert, X } from '../../ui/icons.tsx';
import './error-summary.css';

export interface ShownError {
  /** Id of the field. */
  id: string;
  /** Label of the field; the error itself if no field has it. */
  name: string;
}

interface Props {
  errors?: readonly ShownError[];
  /** Error of the whole form, instead of field errors. */
  message?: string | null;
  /** Number of the attempt, so that equal errors are announced again. */
  round?: number;
}

/**
 * List of the fields with errors, each a link to its field, where the error is shown. Above the form if rendered with the page; fixed at the bottom of the
 * window if it appears later, to avoid a layout shift. Takes the focus when it appears.
 */
export function ErrorSummary({ errors = [], message = null, round = 0 }: Props) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [isServed] = useState(errors.length > 0 || message !== null);
  const [isClosed, setClosed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each new message opens it again
  useEffect(() => setClosed(false), [round, message]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each new message takes the focus
  useEffect(() => box.current?.focus(), [round, message, isClosed]);
  if (isClosed || (errors.length === 0 && message === null)) return null;
  return (
    <div className={isServed ? 'error-note' : 'error-sheet'} role="alert" aria-atomic="false" aria-relevant="additions" tabIndex={-1} ref={box}>
      <CircleAlert className="icon" />
      <div>
        <b>{errors.length > 0 ? text('checkout_errors', { count: errors.length }) : message}</b>
        {errors.length > 0 && (
          <ul>
            {errors.map((one) => (
              <li key={one.id}>
                <a className="link" href={`#${one.id}`} onClick={focusField}>
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isServed && (
        <button type="button" className="icon-btn" aria-label={text('close')} onClick={() => setClosed(true)}>
          <X className="icon" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Focuses the field immediately: the shop's anchor handling has a delay and stops above its target. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  const target = field.matches('input, select, textarea') ? field : (field.querySelector<HTMLElement>('input') ?? field);
  target.focus();
}
