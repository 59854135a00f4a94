import type { ProductFacts } from '../schemas/family.ts';
import type { AttributeFacts } from '../schemas/frame.ts';
import { valueTexts } from './lookup.ts';

type Value = NonNullable<ProductFacts['attributes']>[string];

/** Returns the problem of an attribute's value; `null`: valid. Any value of an open attribute is valid. */
export function attributeProblem({ code, type, open, values }: Pick<AttributeFacts, 'code' | 'type' | 'open' | 'values'>, value: Value): string | null {
  if (open) return null;
  if (type === 'number') return typeof value === 'number' ? null : `${code} wants a number`;
  if (type === 'flag') return typeof value === 'boolean' ? null : `${code} wants true or false`;
  if (type === 'text') return value === null || typeof value === 'string' ? null : `${code} wants a text`;
  const known = codesOf(values ?? []);
  const unknown = [value].flat().find((one) => !known.has(String(one)));
  return unknown === undefined ? null : `${code} has no value ${String(unknown)}`;
}

const cachedCodes = new WeakMap<object, ReadonlySet<string>>();
function codesOf(values: NonNullable<AttributeFacts['values']>): ReadonlySet<string> {
  const codes = cachedCodes.get(values) ?? new Set(valueTexts({ values }).map(([code]) => code));
  cachedCodes.set(values, codes);
  return codes;
}
