const FIELD = /^([a-z][a-z0-9_]{0,35})_(from|to)$/;
const NUMBER = /^\d{1,9}(?:[.,]\d{1,4})?$/;

/**
 * A form without scripts submits the bounds of a range separately (`price_from=200&price_to=500`); they are merged to the value used in addresses
 * (`price=200-500`). Empty and invalid bounds are open.
 */
export function foldRangeFields(params: URLSearchParams): URLSearchParams {
  const folded = new URLSearchParams();
  const ranges = new Map<string, { from?: string; to?: string }>();
  for (const [name, value] of params) {
    const [, code, end] = FIELD.exec(name) ?? [];
    if (code === undefined) folded.append(name, value);
    else if (NUMBER.test(value.trim())) ranges.set(code, { ...ranges.get(code), [end as 'from' | 'to']: value.trim().replace(',', '.') });
  }
  for (const [code, { from, to }] of ranges) folded.set(code, code === 'price' ? `${whole(from)}-${whole(to)}` : `${from ?? 0}-${to ?? ''}`);
  return folded;
}

const whole = (value: string | undefined): string => (value === undefined ? '' : String(Math.round(Number(value))));
