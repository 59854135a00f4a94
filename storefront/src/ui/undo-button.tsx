import { useEffect, useRef } from 'react';
import { useText } from '../context/shop-context.tsx';
import { Undo2 } from './icons.tsx';

/** Button that undoes a removal. It gets the focus, as the pressed button is gone. */
export function UndoButton({ onClick }: { onClick: () => void }) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" className="btn compact" ref={button} onClick={onClick}>
      <Undo2 className="icon small-icon" aria-hidden="true" />
      {text('cart_page_undo')}
    </button>
  );
}
