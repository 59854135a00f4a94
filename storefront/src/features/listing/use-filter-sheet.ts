import { useEffect, useRef, useState } from 'react';
import { navigate } from '../../links/navigate.ts';

const keyOf = (): unknown => (history.state as { key?: string } | null)?.key;

/**
 * The filters as a sheet on small screens. Opening adds a step to the history, so that Back closes the sheet; changes made
 * in it share that step and stay chosen however it is closed.
 */
export function useFilterSheet(address: string) {
  const [isOpen, setOpen] = useState(false);
  /** The step and the address of the list when the sheet was opened, and the address that was chosen in it. */
  const session = useRef({ key: undefined as unknown, from: address, chosen: address });

  // Back while the sheet is open closes it; what was chosen in it becomes a step of its own.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onBack = () => {
      setOpen(false);
      const { from, chosen } = session.current;
      if (chosen !== from) navigate(chosen, { keepPosition: true });
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [isOpen]);

  return {
    isOpen,
    open: () => {
      session.current = { key: keyOf(), from: address, chosen: address };
      setOpen(true);
      navigate(address, { keepPosition: true });
    },
    /** Called after the sheet was closed by its own buttons or Esc. */
    closed: () => {
      setOpen(false);
      const { key, from, chosen } = session.current;
      if (isOpen && chosen === from && keyOf() !== key) history.back();
    },
    /** Notes what was chosen; tells whether it takes the sheet's own step instead of a new one. */
    chose: (next: string): boolean => {
      session.current.chosen = next;
      return isOpen && keyOf() !== session.current.key;
    },
  };
}
