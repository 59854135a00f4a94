import { type CurrencyCode, LANGUAGES, type LanguageCode } from '../values/languages.ts';
import { toMinor } from '../values/money.ts';
import { accountOf } from './account-of.ts';
import type { PaymentWay } from './payment.ts';
import type { Settings } from './settings.ts';

interface Sale {
  market: LanguageCode;
  /** Order total, minor units; `null`: ignores limits. */
  total: number | null;
  /** Remaining credit of the buyer's company, minor units; absent: none. */
  credit?: number | undefined;
}

/** Payment methods of a market, in their order; methods that the settings do not name come first, as the environment configures them. */
export function offeredPaymentMethods<Way extends { code: string; currencies: readonly CurrencyCode[] }>(
  ways: readonly Way[],
  settings: Pick<Settings, 'payment' | 'markets'>,
  sale: Sale,
): Way[] {
  const place = ({ code }: Way): number => settings.payment.ways.findIndex((one) => one.code === code);
  return ways.filter((way) => isOffered(way, settings, sale)).toSorted((a, b) => place(a) - place(b));
}

function isOffered(
  { code, currencies }: { code: string; currencies: readonly CurrencyCode[] },
  settings: Pick<Settings, 'payment' | 'markets'>,
  { market, total, credit }: Sale,
): boolean {
  const { currency } = LANGUAGES[market];
  const way = settings.payment.ways.find((one) => one.code === code);
  if (!currencies.includes(currency) || !(way?.markets?.includes(market) ?? true)) return false;
  if ((code === 'bank-transfer' || code === 'on-account') && !accountOf(settings, market)) return false;
  if (!isLent(code, settings, market)) return false;
  if (code === 'on-account' && (credit === undefined || total === null || total > credit)) return false;
  return total === null || way === undefined || isWithin(way, currency, total);
}

/** Payment methods that are credit; offered only with a configured lender. */
const CREDIT_WAYS: ReadonlySet<string> = new Set(['sandbox-lender']);

/** True unless the method is a credit without a lender in the market, or with an unconfirmed warning text. */
function isLent(code: string, { payment: { instalments }, markets }: Pick<Settings, 'payment' | 'markets'>, market: LanguageCode): boolean {
  if (instalments?.way !== code) return !CREDIT_WAYS.has(code);
  return instalments.lender?.markets.includes(market) === true && markets[market]?.confirmedTexts?.['credit-warning'] !== undefined;
}

function isWithin({ least, most }: PaymentWay, currency: CurrencyCode, total: number): boolean {
  const [from, to] = [least?.[currency], most?.[currency]];
  return (from === undefined || total >= toMinor(from)) && (to === undefined || total <= toMinor(to));
}

/** Fee of a payment method, minor units with VAT; 0: free. */
export const paymentFee = ({ payment }: Pick<Settings, 'payment'>, code: string, currency: CurrencyCode): number =>
  toMinor(payment.ways.find((one) => one.code === code)?.fee?.[currency] ?? 0);
