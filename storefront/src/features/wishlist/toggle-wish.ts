import type { LanguageCode } from '@vitrina/contract/values/languages';
import { setWishNote } from './wish-note-store.ts';
import { announce } from '../../client/shop-events.ts';
import { setPendingWish, isWished } from '../../client/lists/wishlist-store.ts';

/** Adds a product to the wish list or removes it. The state is shown immediately; the code for the call loads afterwards. */
export function toggleWish(lang: LanguageCode, { code, title }: { code: string; title: string }): void {
  const isWanted = !isWished(code);
  setPendingWish(code, isWanted);
  setWishNote({ kind: isWanted ? 'added' : 'removed', title });
  void save(lang, { code, title, isWanted });
}

async function save(lang: LanguageCode, { code, title, isWanted }: { code: string; title: string; isWanted: boolean }): Promise<void> {
  try {
    const { setWished } = await import('../../client/lists/wishlist-actions.ts');
    const reply = await setWished(lang, code, isWanted);
    if (reply.success && isWanted) announce({ kind: 'wished', code, title });
    if (!reply.success) setWishNote({ kind: 'refused', title, label: reply.data.label_name });
  } catch {
    setPendingWish(code, null);
    setWishNote({ kind: 'refused', title, label: 'error_unavailable' });
  }
}
