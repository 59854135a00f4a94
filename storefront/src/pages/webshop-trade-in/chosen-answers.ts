import type { TradeInDeviceView } from '@vitrina/contract/trade-in';

/** Name prefix of a question's field. */
export const ANSWER = 'q-';

/** Submitted answers by question; questions not asked for the device are omitted. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export function readChosen({ questions }: TradeInDeviceView, from: URLSearchParams): Chosen {
  const entries = questions.map(({ code, answers }): [string, string[]] => {
    const codes = new Set(answers.map((answer) => answer.code));
    return [code, [...new Set(from.getAll(ANSWER + code))].filter((one) => codes.has(one))];
  });
  return Object.fromEntries(entries);
}

/** `age.two,condition.light`: the backend's format. */
export const answersText = (chosen: Chosen): string =>
  Object.entries(chosen)
    .flatMap(([question, answers]) => answers.map((answer) => `${question}.${answer}`))
    .join(',');
