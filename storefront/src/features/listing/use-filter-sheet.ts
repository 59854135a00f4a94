import { useEffect, useRef, useState } from 'react';
import { navigate } from '../../links/navigate.ts';

const keyOf = (): unknown => (history.state as { key?: string } | null)?.key;

/**
 * The filters as a sheet on small screens. Opening adds a history entry, so that Back closes the sheet; changes in it share that entry and are kept however it
 * is closed.
 */
export function useFilterSheet(address: string) {
  const [isOpen, setOpen] = useState(false);
  /** History key and address of the list when the sheet was opened, and the address chosen in it. */
  const session = useRef({ key: undefined as unknown, from: address, chosen: address });

  // Back closes an open sheet; the choice made in it gets a history entry of its own.
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
    /** To be called after the sheet was closed by its own buttons or Esc. */
    closed: () => {
      setOpen(false);
      const { key, from, chosen } = session.current;
      if (isOpen && chosen === from && keyOf() !== key) history.back();
    },
    /** Records a choice; returns true if it replaces the sheet's history entry instead of adding one. */
    chose: (next: string): boolean => {
      session.current.chosen = next;
      return isOpen && keyOf() !== session.current.key;
    },
  };
}
