import { MAX_COMPARED } from '@vitrina/contract/values/compare-query';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { compareState, setPendingCompared, isCompared, type ProductRef, setFifth, setCompareNote } from '../../client/lists/compare-store.ts';

/** Adds a product to the comparison or removes it, optimistically. A fifth product opens the choice of which one to replace. */
export function toggleCompared(lang: LanguageCode, product: ProductRef, onFifth: () => void): void {
  const isAdded = !isCompared(product.code);
  if (isAdded && compareState().codes.length >= MAX_COMPARED) {
    setFifth(product);
    onFifth();
    return;
  }
  setPendingCompared(product.code, isAdded);
  setCompareNote({ ...product, kind: isAdded ? 'added' : 'removed' });
  void save(lang, { product, isAdded, onFifth });
}

async function save(lang: LanguageCode, { product, isAdded, onFifth }: { product: ProductRef; isAdded: boolean; onFifth: () => void }): Promise<void> {
  try {
    const { setComparedTo, fetchCompared } = await import('../../client/lists/compare-actions.ts');
    const reply = await setComparedTo(lang, product.code, isAdded);
    if (reply.success) return;
    // The comparison was filled meanwhile in another tab or on another device.
    if (reply.data.label_name === 'error_compare_limit' && (await fetchCompared(lang))) {
      setCompareNote(null);
      setFifth(product);
      onFifth();
      return;
    }
    setCompareNote({ ...product, kind: 'refused', label: reply.data.label_name });
  } catch {
    setPendingCompared(product.code, null);
    setCompareNote({ ...product, kind: 'refused', label: 'error_unavailable' });
  }
}
