import { fillFigures } from '@vitrina/contract/values/fill-figures';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Binding } from '../../http/bind.ts';
import type { CallContext } from '../../http/context.ts';
import type { Outcome } from '../../http/outcome.ts';

type Figures = Readonly<Record<string, string>>;

/** Wraps endpoints whose texts contain placeholders for figures of the shop, `{days}`: replies have the current values of the settings. */
export const withFigures = (bindings: readonly Binding[], figuresIn: (lang: LanguageCode) => Figures): Binding[] =>
  bindings.map(({ endpoint, operation }) => ({
    endpoint,
    operation: (async (input: never, context: CallContext): Promise<Outcome<unknown>> => {
      const outcome = await operation(input, context);
      return outcome.ok ? { ...outcome, data: filled(outcome.data, figuresIn(context.lang)) } : outcome;
    }) as Binding['operation'],
  }));

/** Fills the placeholders of all texts within a value. */
function filled(value: unknown, figures: Figures): unknown {
  if (typeof value === 'string') return fillFigures(value, figures);
  if (Array.isArray(value)) return value.map((one) => filled(one, figures));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, figures)]));
}
