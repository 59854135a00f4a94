import { LANGUAGES, type LanguageCode } from '../../values/languages.ts';
import { mostFor } from '../../values/trade-in-sum.ts';
import type { Settings } from '../settings.ts';
import type { SettingsProblem } from '../settings-problem.ts';
import type { TradeInDevice, TradeInEffect, TradeInQuestion } from '../trade-in.ts';

type Path = (string | number)[];
type ProblemAt = (path: Path, message: string) => SettingsProblem;

/** Every device has texts and amounts in each market that accepts it, uses defined questions with all their answers, and can reach an amount. */
export function tradeInProblems(settings: Settings): SettingsProblem[] {
  const { questions, devices } = settings['trade-in'];
  const at: ProblemAt = (path, message) => ({ group: 'trade-in', path, message });
  const questionsByCode = new Map(questions.map((question, i) => [question.code, { question, i }]));
  const wordless = new Map<string, SettingsProblem>();
  const problems = devices.flatMap((device, i) => {
    const markets = marketsOf(device, settings);
    for (const { question: code } of device.questions) {
      const found = questionsByCode.get(code);
      for (const problem of found ? missingWords(found.question, found.i, markets, at) : []) wordless.set(problem.path.join('.'), problem);
    }
    return [
      ...(device.markets ?? []).flatMap((market, j) => (settings.markets[market] ? [] : [at(['devices', i, 'markets', j], 'is no market')])),
      ...markets.flatMap((market) => (device.titles[market] === undefined ? [at(['devices', i, 'titles', market], 'is missing')] : [])),
      ...currenciesOf(markets).flatMap((currency) => (device.least[currency] === undefined ? [at(['devices', i, 'least', currency], 'is missing')] : [])),
      ...takenTwice(device, i, { devices, markets, settings, at }),
      ...questionProblems(device, i, { questionsByCode, markets, at }),
    ];
  });
  return [...wordless.values(), ...problems, ...(problems.length === 0 ? sumless(settings, at) : [])];
}

const marketsOf = ({ enabled, markets }: TradeInDevice, settings: Settings): LanguageCode[] =>
  enabled ? (Object.keys(settings.markets) as LanguageCode[]).filter((market) => settings.markets[market]?.enabled && (markets?.includes(market) ?? true)) : [];

const currenciesOf = (markets: readonly LanguageCode[]) => [...new Set(markets.map((market) => LANGUAGES[market].currency))];

const missingWords = ({ titles, answers }: TradeInQuestion, i: number, markets: readonly LanguageCode[], at: ProblemAt): SettingsProblem[] =>
  markets.flatMap((market) => [
    ...(titles[market] === undefined ? [at(['questions', i, 'titles', market], 'is missing')] : []),
    ...answers.flatMap((answer, j) => (answer.titles[market] === undefined ? [at(['questions', i, 'answers', j, 'titles', market], 'is missing')] : [])),
  ]);

/** Finds categories claimed by two devices in one market: a product page can show only one. */
function takenTwice(
  device: TradeInDevice,
  i: number,
  { devices, markets, settings, at }: { devices: readonly TradeInDevice[]; markets: readonly LanguageCode[]; settings: Settings; at: ProblemAt },
): SettingsProblem[] {
  const before = devices.slice(0, i).filter((one) => marketsOf(one, settings).some((market) => markets.includes(market)));
  return device.categories.flatMap((code, j) => {
    const other = before.find(({ categories }) => categories.includes(code));
    return other ? [at(['devices', i, 'categories', j], `is that of ${other.code} already`)] : [];
  });
}

interface QuestionCheck {
  questionsByCode: ReadonlyMap<string, { question: TradeInQuestion }>;
  markets: readonly LanguageCode[];
  at: ProblemAt;
}

const questionProblems = (device: TradeInDevice, i: number, { questionsByCode, markets, at }: QuestionCheck): SettingsProblem[] =>
  device.questions.flatMap(({ question: code, answers }, j) => {
    const place = ['devices', i, 'questions', j];
    const question = questionsByCode.get(code)?.question;
    if (!question) return [at([...place, 'question'], 'is none of the questions above')];
    const known = new Set(question.answers.map((answer) => answer.code));
    return [
      ...(j === 0 && question.many ? [at([...place, 'question'], 'comes first, so it must have one answer')] : []),
      ...[...known].flatMap((answer) => (answers[answer] ? [] : [at([...place, 'answers', answer], 'is missing')])),
      ...Object.entries(answers).flatMap(([answer, effect]) => {
        const path = [...place, 'answers', answer];
        return known.has(answer) ? effectProblems(effect, { path, isFirst: j === 0, isMany: question.many, markets, at }) : [at(path, 'is no answer of it')];
      }),
    ];
  });

interface EffectCheck {
  path: Path;
  isFirst: boolean;
  isMany: boolean;
  markets: readonly LanguageCode[];
  at: ProblemAt;
}

function effectProblems({ worth, keeps, less, refused }: TradeInEffect, { path, isFirst, isMany, markets, at }: EffectCheck): SettingsProblem[] {
  if (refused) return [];
  if (isFirst && !worth) return [at(path, 'must say worth or refused, as it answers the first question')];
  if (!isFirst && isMany && !less) return [at(path, 'must say less or refused, as many may be ticked')];
  if (!isFirst && !isMany && keeps === undefined) return [at(path, 'must say keeps or refused')];
  const [name, amounts] = worth ? (['worth', worth] as const) : (['less', less] as const);
  return amounts ? currenciesOf(markets).flatMap((currency) => (amounts[currency] === undefined ? [at([...path, name, currency], 'is missing')] : [])) : [];
}

/** Finds devices whose answers never reach the minimum amount, so that they would never be accepted. */
const sumless = (settings: Settings, at: ProblemAt): SettingsProblem[] =>
  settings['trade-in'].devices.flatMap((device, i) => {
    const market = marketsOf(device, settings).find((one) => mostFor(device, one) === null);
    return market ? [at(['devices', i, 'least'], `is reached by no answers in ${LANGUAGES[market].currency}`)] : [];
  });
