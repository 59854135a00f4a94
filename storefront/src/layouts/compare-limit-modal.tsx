import { useText } from '../context/shop-context.tsx';
import { CompareLimit } from '../features/compare/compare-limit.tsx';
import { Dialog } from '../features/modal/dialog.tsx';
import { closeModal } from '../features/modal/modal-store.ts';

/** Modal of a full comparison: asks which product to replace. */
export function CompareLimitModal() {
  const text = useText();
  return (
    <Dialog title={text('compare_full')}>
      <CompareLimit onChosen={closeModal} />
    </Dialog>
  );
}
