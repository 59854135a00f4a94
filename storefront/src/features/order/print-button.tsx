import { useSyncExternalStore } from 'react';
import { useText } from '../../context/shop-context.tsx';

const never = () => () => {};

/** Prints the page; where there are no scripts its place stays empty, as the browser's own menu prints too. */
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
