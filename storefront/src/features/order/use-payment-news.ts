import { useCallback } from 'react';
import { useShop } from '../../context/shop-context.tsx';
import { askOrderStatus } from './ask-order-status.ts';
import { pageOf } from './payment-page-of.ts';
import { paymentStep } from './payment-step.ts';
import { useNews } from './use-news.ts';

/** Asks how the payment of an order stands until it is known, and goes on to the page that says it. Tells whether it still asks. */
export function usePaymentNews(identifier: string): boolean {
  const { lang, info } = useShop();
  const { default_language } = info;
  const ask = useCallback(async () => {
    const news = await askOrderStatus(lang, identifier);
    return news && pageOf(paymentStep(news), identifier, { lang, info: { default_language } });
  }, [identifier, lang, default_language]);
  return useNews(ask);
}
