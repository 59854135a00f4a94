import { numberFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { useShop } from '../../context/shop-context.tsx';

const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const;
const SMALL_SHARE = { style: 'percent', maximumSignificantDigits: 2 } as const;

/** Formats odds in the page's language: `4 %`, `12,5 %`, small ones `0,012 %`. */
export function useOdds(): (odds: number) => string {
  const { lang } = useShop();
  return (odds) => numberFormat(LANGUAGES[lang].locale, odds > 0 && odds < 0.01 ? SMALL_SHARE : SHARE).format(odds);
}
