import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.tsx';
import { isAsShown, isStale, type LiveProduct } from './live-product.ts';

/**
 * Present price and stock for a cached page or one left open: requested when it is older than a minute, and when its tab becomes visible again. `null`: those
 * of the page are valid.
 */
export function useLiveProduct(shown: LiveProduct, renderedAt: number): LiveProduct | null {
  const { lang } = useShop();
  const [live, setLive] = useState<LiveProduct | null>(null);
  useEffect(() => {
    let asOf = renderedAt;
    let isCurrent = true;
    const refresh = async () => {
      if (document.visibilityState !== 'visible' || !isStale(asOf, Date.now())) return;
      asOf = Date.now();
      try {
        const { fetchLiveProduct } = await import('./fetch-live-product.ts');
        const answer = await fetchLiveProduct(shown.id, lang);
        if (isCurrent && answer) setLive(isAsShown(shown, answer) ? null : answer);
      } catch {
        // No connection: the page is unchanged and tries again next time.
      }
    };
    void refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [shown, lang, renderedAt]);
  return live;
}
