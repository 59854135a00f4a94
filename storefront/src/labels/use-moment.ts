import { dateFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop } from '../context/shop-context.tsx';

const DAY = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'Europe/Ljubljana' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

/** `21. 11. 2026, 10:30` from an ISO moment, in the page's language and the shop's time; without the clock as a day. */
export function useMoment(): (iso: string, precision?: 'day' | 'minute') => string {
  const { lang } = useShop();
  return (iso, precision = 'minute') => dateFormat(LANGUAGES[lang].locale, precision === 'day' ? DAY : MOMENT).format(new Date(iso));
}
