import type { LanguageCode } from '@vitrina/contract/values/languages';
import { tellWish } from './wish-note-store.ts';
import { announce } from '../../client/shop-events.ts';
import { expectWish, isWished } from '../../client/lists/wish-store.ts';

/** Puts a product on the wish list or takes it off. What is seen changes now; the code that tells the shop comes afterwards. */
export function toggleWish(lang: LanguageCode, { code, title }: { code: string; title: string }): void {
  const isWanted = !isWished(code);
  expectWish(code, isWanted);
  tellWish({ kind: isWanted ? 'added' : 'removed', title });
  void save(lang, { code, title, isWanted });
}

async function save(lang: LanguageCode, { code, title, isWanted }: { code: string; title: string; isWanted: boolean }): Promise<void> {
  try {
    const { setWished } = await import('../../client/lists/wish-actions.ts');
    const reply = await setWished(lang, code, isWanted);
    if (reply.success && isWanted) announce({ kind: 'wished', code, title });
    if (!reply.success) tellWish({ kind: 'refused', title, label: reply.data.label_name });
  } catch {
    expectWish(code, null);
    tellWish({ kind: 'refused', title, label: 'error_unavailable' });
  }
}
