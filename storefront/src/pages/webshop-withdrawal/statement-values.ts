import type { InputOf } from '@vitrina/contract/endpoint';
import type { withdrawals } from '@vitrina/contract/withdrawals';
import type { OrderToWithdraw, StatementValues } from './withdrawal-props.ts';

/** Name prefix of quantity fields, followed by the line's code. */
export const LINE = 'line:';

/** Reads the values of the page's forms. */
export function readValues(form: URLSearchParams): StatementValues {
  const field = (name: string) => form.get(name)?.trim() ?? '';
  const lines = [...form].filter(([name]) => name.startsWith(LINE));
  return {
    number: field('number'),
    email: field('email'),
    name: field('name'),
    message: field('message').replace(/\r\n?/g, '\n'),
    chosen: lines.length === 0 ? null : Object.fromEntries(lines.map(([name, value]) => [name.slice(LINE.length), Number(value) || 0])),
  };
}

/** Returns the statement as hidden fields for the confirmation step. */
export function valueFields({ number, email, name, message, chosen }: StatementValues, order: OrderToWithdraw | null): [name: string, value: string][] {
  return [
    ...(order ? [] : ([['number', number] as [string, string], ['email', email]] satisfies [string, string][])),
    ['name', name],
    ['message', message],
    ...Object.entries(chosen ?? {}).map(([code, qty]): [string, string] => [LINE + code, String(qty)]),
  ];
}

/** Input of the call. */
export function statementInput(
  { number, email, name, message, chosen }: StatementValues,
  { order, confirm }: { order: OrderToWithdraw | null; confirm: boolean },
): InputOf<typeof withdrawals.withdraw> {
  const items = chosen && Object.entries(chosen).flatMap(([code, qty]) => (qty === 0 ? [] : [{ code, qty }]));
  return { ...(order ? { identifier: order.identifier, ...(items && { items }) } : { number, email }), name, message, confirm };
}
