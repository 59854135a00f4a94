import { lazy, Suspense, useEffect } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { wishlistHint } from '../../client/lists/wishlist-hint.ts';
import { listenToWishForms } from './listen-to-wish-forms.ts';
import { setWishNote, useWishNote } from './wish-note-store.ts';

const WishRefusal = lazy(() => import('./wish-refusal.tsx').then((file) => ({ default: file.WishRefusal })));

/** Handles wish forms, loads the wish list if there may be one, announces the result of a press, and shows a refusal. */
export function WishHost() {
  const { lang } = useShop();
  const text = useText();
  const note = useWishNote();
  useEffect(() => listenToWishForms(lang), [lang]);
  useEffect(() => {
    if (wishlistHint.isSet()) void import('../../client/lists/wishlist-actions.ts').then(({ fetchWishCodes }) => fetchWishCodes(lang)).catch(() => undefined);
  }, [lang]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {note && note.kind !== 'refused' && text(`wishlist_said_${note.kind}`, { title: note.title })}
      </p>
      {note?.kind === 'refused' && (
        <Suspense fallback={null}>
          <WishRefusal note={note} onClose={() => setWishNote(null)} />
        </Suspense>
      )}
    </>
  );
}
