import { numberFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop } from '../context/shop-context.tsx';

const OPTIONS = [0, 1, 2].map((decimals) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals || 2, useGrouping: 'always' }) as const);

/** `1.204`, or with a fixed number of decimals `4,7`, in the page's language. */
export function useNumber(): (value: number, decimals?: 0 | 1 | 2) => string {
  const { lang } = useShop();
  return (value, decimals = 0) => numberFormat(LANGUAGES[lang].locale, OPTIONS[decimals] as Intl.NumberFormatOptions).format(value);
}
