import type { LanguageCode } from '@vitrina/contract/values/languages';
import { setWishNote } from './wish-note-store.ts';
import { announce } from '../../client/shop-events.ts';
import { setPendingWish, isWished } from '../../client/lists/wishlist-store.ts';

/** Adds a product to the wish list or removes it. The state is shown immediately; the code for the call loads afterwards. */
export function toggleWish(lang: LanguageCode, { code, title }: { code: string; title: string }): void {
  const isAdded = !isWished(code);
  setPendingWish(code, isAdded);
  setWishNote({ kind: isAdded ? 'added' : 'removed', title });
  void save(lang, { code, title, isAdded });
}

async function save(lang: LanguageCode, { code, title, isAdded }: { code: string; title: string; isAdded: boolean }): Promise<void> {
  try {
    const { setWished } = await import('../../client/lists/wishlist-actions.ts');
    const reply = await setWished(lang, code, isAdded);
    if (reply.success && isAdded) announce({ kind: 'wished', code, title });
    if (!reply.success) setWishNote({ kind: 'refused', title, label: reply.data.label_name });
  } catch {
    setPendingWish(code, null);
    setWishNote({ kind: 'refused', title, label: 'error_unavailable' });
  }
}
