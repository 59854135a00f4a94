import type { PriceInput } from '@vitrina/backend/seed';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { DemoModel } from '../catalogue/types.ts';
import { marketPrice, marketPriceBelow } from './market-price.ts';
import type { DemoProduct } from './products-of.ts';
import { between, fraction } from './pseudo-random.ts';

const DAY = 86_400_000;

/** A price of the Slovenian market and how many days ago it began. */
interface Step {
  gross: number;
  daysAgo: number;
}

/** The prices of a product in all markets, each with 60 to 90 days of past. */
export function priceRows(product: DemoProduct, id: number, now: Date): PriceInput[] {
  const steps = priceSteps(product);
  return LANGUAGE_CODES.map((market) => {
    const amounts = steps.map((step) => ({ amount: marketPrice(step.gross, market), from: dayBefore(now, step.daysAgo) }));
    const current = { amount: marketPrice(product.model.price, market), from: amounts.at(-1)?.from ?? now.toISOString() };
    const past = amounts.slice(0, -1).filter((step, i) => step.amount !== (amounts[i - 1]?.amount ?? 0));
    return { product_id: id, market, amount: current.amount, loyalty_amount: loyaltyIn(product.model, market), past, from: current.from };
  });
}

/** Oldest first; the last one is today's price. Cuts are measured against the 30 days before them, so the price before lasts longer than that. */
export function priceSteps({ code, model }: Pick<DemoProduct, 'code' | 'model'>): Step[] {
  const opens = between(`${code} history`, 60, 90);
  const isLively = fraction(`${code} lively`) < 1 / 3;
  if (model.priceBefore !== undefined && model.cutDaysAgo !== undefined) {
    const before = { gross: model.priceBefore, daysAgo: isLively ? between(`${code} before`, 56, 59) : opens };
    const dearer = isLively ? [{ gross: changed(model.priceBefore, 1.06), daysAgo: opens }] : [];
    return [...dearer, before, { gross: model.price, daysAgo: model.cutDaysAgo }];
  }
  if (!isLively) return [{ gross: model.price, daysAgo: opens }];
  const first = { gross: changed(model.price, fraction(`${code} dearer`) < 0.6 ? 1.08 : 0.95), daysAgo: opens };
  const second = fraction(`${code} twice`) < 0.4 ? [{ gross: changed(model.price, 1.04), daysAgo: between(`${code} second`, 50, 58) }] : [];
  // Older than a cut may be, so that no product is reduced that was not meant to be.
  return [first, ...second, { gross: model.price, daysAgo: between(`${code} current`, 32, 46) }];
}

/** Changed by a factor, with the ending of a price tag kept. */
const changed = (gross: number, factor: number): number => Math.max(1, Math.round((gross * (factor - 1)) / 1000)) * 1000 * Math.sign(factor - 1) + gross;

const loyaltyIn = ({ price, loyaltyPrice }: DemoModel, market: LanguageCode): number | null => {
  if (loyaltyPrice === undefined) return null;
  return marketPriceBelow(loyaltyPrice, marketPrice(price, market), market);
};

/** Prices change in the morning before the shops open. */
function dayBefore(now: Date, days: number): string {
  const day = new Date(now.getTime() - days * DAY);
  return `${day.toISOString().slice(0, 10)}T04:00:00.000Z`;
}
