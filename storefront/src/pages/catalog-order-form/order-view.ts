import type { OrderLineAnswer } from '@vitrina/contract/quick-order';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import { MAX_ORDER_LINES, type OrderLine, parseOrderLines } from '@vitrina/contract/values/order-lines';

/** A line with its result. */
export interface ShownLine extends OrderLine {
  /** `null`: the line was unreadable. */
  answer: OrderLineAnswer | null;
}

/** Error of the whole order: a label and its count. */
export interface OrderProblem {
  label_name: string;
  count?: number;
}

/** State of the page. */
export interface OrderView {
  /** Text of the field. */
  field: string;
  /** Lines of the last check or order; `null`: none yet. */
  shown: ShownLine[] | null;
  /** True: the lines were only checked. */
  isCheck: boolean;
  problem: OrderProblem | null;
}

export const EMPTY_ORDER: OrderView = { field: '', shown: null, isCheck: false, problem: null };

/** Parses the lines of a text; with a problem no line is processed. */
export function readOrder(text: string): { lines: OrderLine[]; problem: OrderProblem | null } {
  const lines = parseOrderLines(text);
  if (lines.length === 0) return { lines, problem: { label_name: 'quick_order_empty' } };
  return { lines, problem: lines.length > MAX_ORDER_LINES ? { label_name: 'quick_order_too_many', count: lines.length } : null };
}

/** The readable lines, as input of the call. */
export const toCallInput = (lines: readonly OrderLine[]): { code: string; qty: number }[] =>
  lines.flatMap(({ code, qty }) => (qty === null ? [] : [{ code, qty }]));

/** Assigns the replies to the lines that were sent. */
export function showAnswers(lines: readonly OrderLine[], answers: readonly OrderLineAnswer[]): ShownLine[] {
  const left = answers[Symbol.iterator]();
  return lines.map((line) => ({ ...line, answer: line.qty === null ? null : (left.next().value ?? null) }));
}

/** True if pieces of the line are in the cart or, for a check, would be. */
export const isGood = ({ answer }: ShownLine): boolean => answer !== null && answer.added > 0;

/** The lines that need a correction, as text for the field. */
export const restOf = (shown: readonly ShownLine[]): string =>
  shown
    .filter((line) => !isGood(line))
    .map((line) => line.text)
    .join('\n');

/** Price of a line's quantity; `null`: nothing added, or price on request. */
export const sumOf = ({ answer }: ShownLine): number | null =>
  answer?.product && answer.product.price !== null && answer.added > 0 ? toDecimal(toMinor(answer.product.price) * answer.added) : null;

/** Total of all lines. */
export const totalOf = (shown: readonly ShownLine[]): number => toDecimal(shown.reduce((sum, line) => sum + toMinor(sumOf(line) ?? 0), 0));
