import { useCallback } from 'react';
import { useShop } from '../../context/shop-context.tsx';
import { fetchOrderStatus } from './fetch-order-status.ts';
import { paymentResultUrl } from './payment-result-url.ts';
import { paymentStep } from './payment-step.ts';
import { useStatusPolling } from './use-status-polling.ts';

/** Asks how the payment of an order stands until it is known, and goes on to the page that says it. Tells whether it still asks. */
export function usePaymentPolling(identifier: string): boolean {
  const { lang, info } = useShop();
  const { default_language } = info;
  const ask = useCallback(async () => {
    const news = await fetchOrderStatus(lang, identifier);
    return news && paymentResultUrl(paymentStep(news), identifier, { lang, info: { default_language } });
  }, [identifier, lang, default_language]);
  return useStatusPolling(ask);
}
