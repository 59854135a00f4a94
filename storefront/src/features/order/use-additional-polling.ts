import { useCallback } from 'react';
import { useShop } from '../../context/shop-context.tsx';
import { useStatusPolling } from './use-status-polling.ts';
import { pageAfterPaying } from './additional-step.ts';
import { fetchAdditionalStatus } from './fetch-additional-status.ts';

/** Asks how an additional payment stands until it is known, and goes on to the page that says it. Tells whether it still asks. */
export function useAdditionalPolling(identifier: string): boolean {
  const { lang, info } = useShop();
  const { default_language } = info;
  const ask = useCallback(async () => {
    const news = await fetchAdditionalStatus(lang, identifier);
    return news && pageAfterPaying(news, identifier, { lang, info: { default_language } });
  }, [identifier, lang, default_language]);
  return useStatusPolling(ask);
}
