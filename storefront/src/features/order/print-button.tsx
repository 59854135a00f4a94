import { useSyncExternalStore } from 'react';
import { useText } from '../../context/shop-context.tsx';

const never = () => () => {};

/** Prints the page; invisible without scripts, with its space reserved. */
export function PrintButton({ isKey = false }: { isKey?: boolean }) {
  const text = useText();
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <button type="button" className={isKey ? 'key compact print-button' : 'btn compact print-button'} hidden={!canPrint} onClick={() => print()}>
      {text('order_print')}
    </button>
  );
}
