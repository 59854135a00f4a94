import { numberFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop } from '../../context/shop-context.tsx';

const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const;
const SMALL_SHARE = { style: 'percent', maximumSignificantDigits: 2 } as const;

/** `4 %`, `12,5 %`, and of what is rare `0,012 %`, in the page's language. */
export function useOdds(): (odds: number) => string {
  const { lang } = useShop();
  return (odds) => numberFormat(LANGUAGES[lang].locale, odds > 0 && odds < 0.01 ? SMALL_SHARE : SHARE).format(odds);
}
