import type { FieldError } from '@vitrina/contract/errors';
import type { TradeInDevice, TradeInSettings } from '@vitrina/contract/settings/trade-in';
import { fail, type Outcome, ok } from '../../http/outcome.ts';

/** Answers by question, valid for this device; single-choice questions have exactly one. */
export function readAnswers(rawAnswers: string, device: TradeInDevice, { questions }: TradeInSettings): Outcome<Record<string, string[]>> {
  const pairs = rawAnswers
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('.') as [string, string]);
  const questionCodes = new Set(device.questions.map(({ question }) => question));
  const errors: FieldError[] = pairs.flatMap(([question]) =>
    questionCodes.has(question) ? [] : [{ field: `answers.${question}`, label_name: 'error_field_unknown_value' as const }],
  );
  const read = device.questions.map(({ question, answers }): [string, string[]] => {
    const isMany = questions.find(({ code }) => code === question)?.many ?? false;
    const chosen = [...new Set(pairs.flatMap(([one, answer]) => (one === question ? [answer] : [])))];
    const field = `answers.${question}`;
    if (chosen.some((one) => !Object.hasOwn(answers, one))) errors.push({ field, label_name: 'error_field_unknown_value' });
    else if (!isMany && chosen.length === 0) errors.push({ field, label_name: 'error_field_required' });
    else if (!isMany && chosen.length > 1) errors.push({ field, label_name: 'error_field_unknown_value' });
    return [question, chosen];
  });
  return errors.length > 0 ? fail('error_bad_input', { errors }) : ok(Object.fromEntries(read));
}
