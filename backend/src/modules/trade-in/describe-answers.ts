import type { TradeInDevice, TradeInSettings } from '@vitrina/contract/settings/trade-in';
import type { TradeInWords } from '@vitrina/contract/trade-in';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { TradeInAnswers } from '@vitrina/contract/values/trade-in-sum';
import { textIn } from '../catalogue/index.ts';

interface Described {
  device: string;
  answers: string;
  lang: LanguageCode;
  words: TradeInWords;
}

/** An offer described in a language; in the language shown to its owner if the settings no longer contain the device or an answer. */
export function describeOffer(offer: Described, { settings, lang }: { settings: TradeInSettings; lang: LanguageCode }): TradeInWords {
  const device = settings.devices.find(({ code }) => code === offer.device);
  const pairs = offer.answers
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('.') as [string, string]);
  const isKnownAnswer = ([question, answer]: [string, string]) =>
    device?.questions.some((one) => one.question === question && Object.hasOwn(one.answers, answer)) &&
    settings.questions.some(({ code, answers }) => code === question && answers.some((one) => one.code === answer));
  if (!device || lang === offer.lang || !pairs.every(isKnownAnswer)) return offer.words;
  const answers: Record<string, string[]> = {};
  for (const [question, answer] of pairs) answers[question] = [...(answers[question] ?? []), answer];
  return describeAnswers(device, answers, { settings, lang });
}

/** Device, questions and answers as texts of the language; multiple-choice questions without an answer are left out. */
export function describeAnswers(
  device: TradeInDevice,
  answers: TradeInAnswers,
  { settings, lang }: { settings: TradeInSettings; lang: LanguageCode },
): TradeInWords {
  const described = device.questions.flatMap(({ question }) => {
    const definition = settings.questions.find(({ code }) => code === question);
    const selected = definition?.answers.filter(({ code }) => answers[question]?.includes(code)) ?? [];
    return definition && selected.length > 0
      ? [{ question: textIn(definition.titles, lang), answers: selected.map(({ titles }) => textIn(titles, lang)) }]
      : [];
  });
  return { device: textIn(device.titles, lang), answers: described };
}
