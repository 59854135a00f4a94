import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { CircleAlert, X } from '../../ui/icons.tsx';
import './error-summary.css';

export interface ShownError {
  /** Id of the field. */
  id: string;
  /** Its label; `null`: the text names it. */
  title: string | null;
  text: string;
}

interface Props {
  errors?: readonly ShownError[];
  /** Instead of fields: what went wrong as a whole. */
  message?: string | null;
  /** Goes up with each try, so that the same errors are said again. */
  round?: number;
}

/**
 * Everything that is wrong; each entry leads to its field. Above the form where the server sent it with the page, over the foot of the window where it comes
 * later: what is being read stays where it is. Takes the focus when it appears.
 */
export function ErrorSummary({ errors = [], message = null, round = 0 }: Props) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [isServed] = useState(errors.length > 0 || message !== null);
  const [isClosed, setClosed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try and each new message opens it again.
  useEffect(() => setClosed(false), [round, message]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes with each try and each new message.
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
                  {one.title ?? one.text}
                </a>
                {one.title !== null && `: ${one.text}`}
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

/** At once: the shop's anchors wait a moment and stop above their target. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  const target = field.matches('input, select, textarea') ? field : (field.querySelector<HTMLElement>('input') ?? field);
  target.focus();
}
