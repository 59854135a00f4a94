import { useCallback, useRef } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

/** The filters in a modal sheet on small screens: traps the focus; Esc, Back and a tap outside close it. */
export function FilterSheet({ onClosed, ...panel }: FilterPanelProps & { onClosed: () => void }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement | null>(null);
  const show = useCallback((node: HTMLDialogElement | null) => {
    dialog.current = node;
    if (node && !node.open) node.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes by Esc
    <dialog
      ref={show}
      className="filter-sheet"
      aria-label={text('listing_filters')}
      onClose={onClosed}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <FilterPanel {...panel} onClose={close} />
    </dialog>
  );
}
