import { useCallback } from 'react';
import { useShop } from '../../context/shop-context.tsx';
import { fetchOrderStatus } from './fetch-order-status.ts';
import { paymentResultUrl } from './payment-result-url.ts';
import { paymentStep } from './payment-step.ts';
import { useStatusPolling } from './use-status-polling.ts';

/** Polls the payment status of an order and opens its result page. Returns whether it still polls. */
export function usePaymentPolling(identifier: string): boolean {
  const { lang, info } = useShop();
  const { default_language } = info;
  const fetchNextUrl = useCallback(async () => {
    const news = await fetchOrderStatus(lang, identifier);
    return news && paymentResultUrl(paymentStep(news), identifier, { lang, info: { default_language } });
  }, [identifier, lang, default_language]);
  return useStatusPolling(fetchNextUrl);
}
