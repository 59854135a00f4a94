import { useCallback } from 'react';
import { useShop } from '../../context/shop-context.tsx';
import { useStatusPolling } from './use-status-polling.ts';
import { pageAfterPaying } from './additional-step.ts';
import { fetchAdditionalStatus } from './fetch-additional-status.ts';

/** Polls the status of an additional payment and opens its result page. Returns whether it still polls. */
export function useAdditionalPolling(identifier: string): boolean {
  const { lang, info } = useShop();
  const { default_language } = info;
  const fetchNextUrl = useCallback(async () => {
    const news = await fetchAdditionalStatus(lang, identifier);
    return news && pageAfterPaying(news, identifier, { lang, info: { default_language } });
  }, [identifier, lang, default_language]);
  return useStatusPolling(fetchNextUrl);
}
