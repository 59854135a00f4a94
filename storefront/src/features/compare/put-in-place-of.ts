import type { LanguageCode } from '@vitrina/contract/values/languages';
import { compareState, setCompareNote, setFifth } from '../../client/lists/compare-store.ts';

/** Replaces one of the four products by the fifth, as the visitor chose. */
export async function putInPlaceOf(gone: string, lang: LanguageCode): Promise<void> {
  const { fifth } = compareState();
  if (!fifth) return;
  setFifth(null);
  setCompareNote({ ...fifth, kind: 'added' });
  try {
    const { replaceCompared } = await import('../../client/lists/compare-actions.ts');
    const reply = await replaceCompared(lang, { code: fifth.code, gone });
    if (!reply.success) setCompareNote({ ...fifth, kind: 'refused', label: reply.data.label_name });
  } catch {
    setCompareNote({ ...fifth, kind: 'refused', label: 'error_unavailable' });
  }
}
