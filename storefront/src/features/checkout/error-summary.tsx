import { type MouseEvent, useEffect, useRef } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';

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

/** Everything that is wrong, above the form; each entry leads to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors = [], message = null, round = 0 }: Props) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes with each try and each new message.
  useEffect(() => box.current?.focus(), [round, message]);
  if (errors.length === 0 && !message) return null;
  return (
    <div className="checkout-note wrong" role="alert" aria-atomic="false" aria-relevant="additions" tabIndex={-1} ref={box}>
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
