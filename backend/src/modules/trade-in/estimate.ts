import { LANGUAGES } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { acceptedDevices, tradeInSum } from '@vitrina/contract/values/trade-in-sum';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { readAnswers } from './read-answers.ts';
import type { TradeInDeps } from './trade-in-deps.ts';

/** Returns the value of a device by its answers. */
export const estimate =
  ({ site }: TradeInDeps) =>
  async ({ device: code, answers: rawAnswers }: { device: string; answers: string }, { lang }: CallContext): Promise<Outcome<{ sum: number | null }>> => {
    const settings = site.settings['trade-in'];
    const device = acceptedDevices(settings, lang).find((one) => one.code === code);
    if (!device) return fail('error_empty_data');
    const answers = readAnswers(rawAnswers, device, settings);
    return answers.ok ? ok({ sum: toDecimal(tradeInSum(device, answers.data, LANGUAGES[lang].currency)) }) : answers;
  };
