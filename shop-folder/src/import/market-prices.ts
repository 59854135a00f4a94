import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { roundMinor } from '@vitrina/contract/values/money';

/** Euros per unit of a currency. */
export type Rates = Readonly<Record<string, number>>;

/** The convertible mark is pegged to the euro by law; the dinar floats slightly, so its rate can be given. */
export const DEFAULT_RATES: Rates = { EUR: 1, BAM: 1 / 1.95583, RSD: 1 / 117.2 };

/** Dinar prices are rounded to tens; minor units. */
const RSD_STEP = 1000;
const MAX_AMOUNT = 2_147_483_647;

export type MarketPrices = { amounts: Record<LanguageCode, number> } | { problem: string };

/** Converts a price to the minor units of all ten markets; equal in all euro markets. */
export function marketPrices(price: number, currency: string, rates: Rates): MarketPrices {
  const rate = rates[currency];
  if (rate === undefined) return { problem: `price in ${currency} needs --rate ${currency}=…` };
  const euro = price * rate;
  const amounts = {
    EUR: roundMinor(euro * 100),
    BAM: roundMinor((euro / (rates.BAM as number)) * 100),
    RSD: Math.max(1, roundMinor((euro / (rates.RSD as number) / RSD_STEP) * 100)) * RSD_STEP,
  };
  if (amounts.EUR < 1) return { problem: 'price is less than a cent' };
  if (Object.values(amounts).some((amount) => amount > MAX_AMOUNT)) return { problem: 'price is higher than the shop can keep' };
  return { amounts: Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, amounts[LANGUAGES[lang].currency]])) as Record<LanguageCode, number> };
}
