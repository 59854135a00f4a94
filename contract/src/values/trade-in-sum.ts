import type { TradeInDevice, TradeInEffect, TradeInSettings } from '../settings/trade-in.ts';
import { LANGUAGES, type CurrencyCode, type LanguageCode } from './languages.ts';
import { toMinor } from './money.ts';

/** Codes of answers by question: one, or for multiple-choice questions any number. */
export type TradeInAnswers = Readonly<Record<string, readonly string[]>>;

/** Precision of percentages in settings: a hundredth of a percent. */
const HUNDREDTHS = 10_000;
/** Amounts are whole units of the currency. */
const UNIT = 100;

/** Devices accepted in a market, in the shop's order. */
export const acceptedDevices = ({ devices }: Pick<TradeInSettings, 'devices'>, market: LanguageCode): TradeInDevice[] =>
  devices.filter(({ enabled, markets }) => enabled && (markets?.includes(market) ?? true));

/** The trade-in device offered on a product's page, by the codes of its category and of those above it. */
export const acceptedDevice = (settings: Pick<TradeInSettings, 'devices'>, market: LanguageCode, categories: ReadonlySet<string>): TradeInDevice | undefined =>
  acceptedDevices(settings, market).find((device) => device.categories.some((code) => categories.has(code)));

/** Minor units, whole units of the currency, rounded down; `null`: such a device is not accepted. */
export function tradeInSum({ questions, least }: TradeInDevice, answers: TradeInAnswers, currency: CurrencyCode): number | null {
  let [sum, less] = [0, 0];
  for (const { question, answers: effects } of questions)
    for (const code of answers[question] ?? []) {
      const effect = effects[code];
      if (!effect || effect.refused) return null;
      if (effect.worth) sum = toMinor(effect.worth[currency] ?? 0);
      else if (effect.keeps !== undefined) sum = Math.round((sum * Math.round(effect.keeps * 100)) / HUNDREDTHS);
      else less += toMinor(effect.less?.[currency] ?? 0);
    }
  const whole = Math.floor((sum - less) / UNIT) * UNIT;
  return whole >= Math.max(UNIT, toMinor(least[currency] ?? 0)) ? whole : null;
}

/** Returns the sum of the best answers, minor units; `null`: no answers lead to a sum. */
export function mostFor(device: TradeInDevice, market: LanguageCode): number | null {
  const { currency } = LANGUAGES[market];
  const best = device.questions.map(({ question, answers }): [string, string[]] => [question, bestOf(answers, currency)]);
  return tradeInSum(device, Object.fromEntries(best), currency);
}

/** Returns the answer that leaves most; empty if no answer of the question states a worth or a share, so that all of them only reduce the sum. */
function bestOf(answers: TradeInDevice['questions'][number]['answers'], currency: CurrencyCode): string[] {
  const rank = ({ worth, keeps }: TradeInEffect): number => worth?.[currency] ?? keeps ?? 0;
  const [best] = Object.entries(answers)
    .filter(([, { worth, keeps }]) => worth !== undefined || keeps !== undefined)
    .toSorted(([, a], [, b]) => rank(b) - rank(a));
  return best ? [best[0]] : [];
}
