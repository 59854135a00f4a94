import { lazy, Suspense, useEffect } from 'react';
import { compareHint } from '../../client/lists/compare-hint.ts';
import { setCompareNote, useCompareState } from '../../client/lists/compare-store.ts';
import { useShop } from '../../context/shop-context.tsx';
import { listenToCompareForms, type OnFifth } from './listen-to-compare-forms.ts';

const NoteBar = lazy(() => import('./compare-note.tsx').then((file) => ({ default: file.CompareNoteBar })));

/** Handles compare forms, loads the comparison if there may be one, and shows the result of a press. */
export function CompareHost({ onFifth }: { onFifth: OnFifth }) {
  const { lang, url } = useShop();
  const { note } = useCompareState();
  useEffect(() => listenToCompareForms(lang, onFifth), [lang, onFifth]);
  useEffect(() => {
    if (compareHint.isSet()) void import('../../client/lists/compare-actions.ts').then(({ fetchCompared }) => fetchCompared(lang)).catch(() => undefined);
  }, [lang]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note is removed with the page that it was shown on
  useEffect(() => () => setCompareNote(null), [url]);
  if (!note) return null;
  return (
    <Suspense fallback={null}>
      <NoteBar note={note} />
    </Suspense>
  );
}
