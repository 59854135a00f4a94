import type { TradeInDevice, TradeInSettings } from '@vitrina/contract/settings/trade-in';
import type { TradeInWords } from '@vitrina/contract/trade-in';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { TradeInAnswers } from '@vitrina/contract/values/trade-in-sum';
import { textIn } from '../catalogue/index.ts';

/** Device, questions and answers in words of the language; questions of many answers without one are left out. */
export function describeAnswers(
  device: TradeInDevice,
  answers: TradeInAnswers,
  { settings, lang }: { settings: TradeInSettings; lang: LanguageCode },
): TradeInWords {
  const described = device.questions.flatMap(({ question }) => {
    const asked = settings.questions.find(({ code }) => code === question);
    const given = asked?.answers.filter(({ code }) => answers[question]?.includes(code)) ?? [];
    return asked && given.length > 0 ? [{ question: textIn(asked.titles, lang), answers: given.map(({ titles }) => textIn(titles, lang)) }] : [];
  });
  return { device: textIn(device.titles, lang), answers: described };
}
