import { numberFormat } from '@vitrina/contract/values/formats';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { useMemo } from 'react';
import { useLanguage } from './language.tsx';
import { officeDate, officeMoment, officeShortMoment } from './office-date.ts';

const SIGNED = { signDisplay: 'exceptZero' } as const;
const PLAIN = {} as const;
const PERCENT = { style: 'percent' } as const;

/** Localized formats of money, moments and numbers. */
export function useFormats() {
  const { lang, locale } = useLanguage();
  return useMemo(
    () => ({
      money: (decimal: number, currency: string) => formatPrice(decimal, lang, currency as CurrencyCode),
      moment: (iso: string) => officeMoment(iso, locale),
      /** Short form for the two-line rows on phones. */
      shortMoment: (iso: string) => officeShortMoment(iso, locale),
      date: (iso: string) => officeDate(iso, locale),
      number: (value: number) => numberFormat(locale, PLAIN).format(value),
      /** `share`: 0.63 is 63 %. */
      percent: (share: number) => numberFormat(locale, PERCENT).format(share),
      /** `+3`, `−2` */
      signed: (value: number) => numberFormat(locale, SIGNED).format(value),
    }),
    [lang, locale],
  );
}
