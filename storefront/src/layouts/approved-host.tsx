import { useEffect } from 'react';
import { useConsents } from '../client/consent-store.ts';
import { useShop } from '../context/shop-context.tsx';
import type { PageState } from '../context/page-types.ts';

/** Starts features that the visitor approved, and stops those no longer approved. Its code is loaded on demand. */
export function ApprovedHost({ state }: { state: PageState }) {
  const { lang, info } = useShop();
  const approved = useConsents();
  const { reportsErrors, scripts } = info.consent;
  useEffect(() => {
    if (approved && scripts.length > 0)
      void import('../features/third-party-scripts/track-page.ts').then(({ trackPage }) => trackPage(state, approved)).catch(() => undefined);
  }, [state, approved, scripts]);
  useEffect(() => {
    if (!reportsErrors || !approved?.includes('analytics')) return;
    const watching = import('../features/client-errors/watch-errors.ts').then(({ watchErrors }) => watchErrors(lang)).catch(() => undefined);
    return () => void watching.then((stop) => stop?.());
  }, [approved, reportsErrors, lang]);
  return null;
}
