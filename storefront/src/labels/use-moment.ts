import { formatDate, formatMoment } from '@vitrina/contract/values/date';
import { useShop } from '../context/shop-context.tsx';

/** `21.11.2026. 10:30` from an ISO moment, in the page's language and the shop's time zone; with precision `day` the date only. */
export function useMoment(): (iso: string, precision?: 'day' | 'minute') => string {
  const { lang, info } = useShop();
  return (iso, precision = 'minute') => (precision === 'day' ? formatDate : formatMoment)(iso, lang, info.timeZone);
}
