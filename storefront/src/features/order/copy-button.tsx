import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../context/shop-context.tsx';

const CONFIRMATION_MS = 2500;
const never = () => () => {};

/** Copies a value; not rendered without scripts or clipboard (plain http). */
export function CopyButton({ name, value }: { name: string; value: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const canCopy = useSyncExternalStore(
    never,
    () => navigator.clipboard !== undefined,
    () => false,
  );
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!canCopy) return null;
  return (
    <button type="button" className="copy-button link" onClick={() => void copy(value).then(setCopied)}>
      <span aria-live="polite">{text(isCopied ? 'order_transfer_copied' : 'order_transfer_copy')}</span>
      <span className="visually-hidden">: {name}</span>
    </button>
  );
}

/** Resolves with false if the browser refuses. */
const copy = (value: string): Promise<boolean> =>
  navigator.clipboard.writeText(value).then(
    () => true,
    () => false,
  );
