import type { ShippingCode } from '@vitrina/contract/settings/delivery';
import { paymentFee } from '@vitrina/contract/settings/payment-methods';
import type { Settings } from '@vitrina/contract/settings/settings';
import { withdrawalDays } from '@vitrina/contract/settings/withdrawal-days';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice, toDecimal } from '@vitrina/contract/values/money';
import { freeShippingMissing, shippingPrice } from './shipping-price.ts';

/** Names of placeholders in texts for prices and periods of the settings: `{delivery}`. */
export const FIGURES = ['days', 'delivery', 'locker', 'free', 'cod'] as const;

/** Returns figures of the settings, formatted in the market's currency. */
export function figuresOf(settings: Settings, lang: LanguageCode): Record<(typeof FIGURES)[number], string> {
  const { currency } = LANGUAGES[lang];
  const costOf = (code: ShippingCode) => shippingPrice(settings, code, { market: lang, country: null, goods: 0, things: [] }) ?? 0;
  const price = (minor: number) => formatPrice(toDecimal(minor), lang);
  return {
    days: String(withdrawalDays(settings, lang)),
    delivery: price(costOf('delivery')),
    locker: price(costOf('locker')),
    free: price(freeShippingMissing(settings, 0, lang) ?? 0),
    cod: price(paymentFee(settings, 'cash-on-delivery', currency)),
  };
}
