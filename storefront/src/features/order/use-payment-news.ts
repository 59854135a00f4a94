import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { askOrderStatus } from './ask-order-status.ts';
import { pageOf } from './payment-page-of.ts';
import { paymentStep } from './payment-step.ts';
import { nextPause } from './poll-plan.ts';

/** Asks how the payment of an order stands until it is known, and goes on to the page that says it. Tells whether it still asks. */
export function usePaymentNews(identifier: string): boolean {
  const { lang, info } = useShop();
  const { default_language } = info;
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      const pause = nextPause(Date.now() - began);
      if (pause === null) return setAsking(false);
      timer = setTimeout(() => void ask(), pause);
    };
    const ask = async () => {
      const news = await askOrderStatus(lang, identifier);
      if (isOver) return;
      const to = news && pageOf(paymentStep(news), identifier, { lang, info: { default_language } });
      if (to) navigate(to, { replace: true });
      else wait();
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [identifier, lang, default_language]);
  return isAsking;
}
