import { VAT_PERCENT } from '@vitrina/backend/seed';
import { type CurrencyCode, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';

const SOURCE: LanguageCode = 'si';
const RATES = { EUR: 1, BAM: 1.95583, RSD: 117.2 } as const;
/** Dinar prices from here end in …990, below in …90. Minor units. */
const LARGE_DINAR_PRICE = 1_000_000;

/** Figures that stand on price tags: `ending + n · step`, in minor units. */
interface Tag {
  step: number;
  ending: number;
}

/**
 * What a product costs in a market when it is `gross` cents in Slovenia: the same net price, the market's VAT and currency,
 * rounded to a figure that shops print on tags (129,90 € stays a price with ,90; 129,00 € one that ends in 9,00).
 */
export function marketPrice(gross: number, market: LanguageCode): number {
  const { value, step, ending } = tagFor(gross, market);
  return Math.max(ending, Math.round((value - ending) / step) * step + ending);
}

/** A price that stays below another where rounding brought the two together. */
export function marketPriceBelow(gross: number, limit: number, market: LanguageCode): number {
  const amount = marketPrice(gross, market);
  return amount < limit ? amount : limit - tagFor(gross, market).step;
}

function tagFor(gross: number, market: LanguageCode): Tag & { value: number } {
  const value = (gross / (100 + VAT_PERCENT[SOURCE])) * (100 + VAT_PERCENT[market]) * RATES[LANGUAGES[market].currency];
  return { value, ...tagOf(gross, value, LANGUAGES[market].currency) };
}

function tagOf(gross: number, value: number, currency: CurrencyCode): Tag {
  if (currency === 'RSD') return value >= LARGE_DINAR_PRICE ? { step: 100_000, ending: 99_000 } : { step: 10_000, ending: 9000 };
  if (gross % 1000 === 900) return { step: 1000, ending: 900 };
  return { step: 100, ending: currency === 'BAM' ? 90 : gross % 100 };
}
