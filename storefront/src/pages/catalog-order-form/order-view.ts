import type { OrderLineAnswer } from '@vitrina/contract/quick-order';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import { MAX_ORDER_LINES, type OrderLine, parseOrderLines } from '@vitrina/contract/values/order-lines';

/** A line with what became of it. */
export interface ShownLine extends OrderLine {
  /** `null`: it could not be read. */
  answer: OrderLineAnswer | null;
}

/** Error of the order as a whole: a label and its number. */
export interface OrderProblem {
  label_name: string;
  count?: number;
}

/** The page's contents. */
export interface OrderView {
  /** Text of the field. */
  field: string;
  /** The last order's lines; `null`: nothing was asked yet. */
  shown: ShownLine[] | null;
  /** True: the lines were only checked. */
  isCheck: boolean;
  problem: OrderProblem | null;
}

export const EMPTY_ORDER: OrderView = { field: '', shown: null, isCheck: false, problem: null };

/** The lines of a text, or why none of them is looked at. */
export function readOrder(text: string): { lines: OrderLine[]; problem: OrderProblem | null } {
  const lines = parseOrderLines(text);
  if (lines.length === 0) return { lines, problem: { label_name: 'quick_order_empty' } };
  return { lines, problem: lines.length > MAX_ORDER_LINES ? { label_name: 'quick_order_too_many', count: lines.length } : null };
}

/** The part of the lines that the shop is asked about. */
export const toAsk = (lines: readonly OrderLine[]): { code: string; qty: number }[] => lines.flatMap(({ code, qty }) => (qty === null ? [] : [{ code, qty }]));

/** Puts the shop's answers to the lines it was asked about. */
export function showAnswers(lines: readonly OrderLine[], answers: readonly OrderLineAnswer[]): ShownLine[] {
  const left = answers[Symbol.iterator]();
  return lines.map((line) => ({ ...line, answer: line.qty === null ? null : (left.next().value ?? null) }));
}

/** True if pieces of the line are in the cart or, for a check, would be. */
export const isGood = ({ answer }: ShownLine): boolean => answer !== null && answer.added > 0;

/** The lines that are left to be put right, as a text for the field. */
export const restOf = (shown: readonly ShownLine[]): string =>
  shown
    .filter((line) => !isGood(line))
    .map((line) => line.text)
    .join('\n');

/** Price of a line's pieces; `null`: none of them, or on request. */
export const sumOf = ({ answer }: ShownLine): number | null =>
  answer?.product && answer.product.price !== null && answer.added > 0 ? toDecimal(toMinor(answer.product.price) * answer.added) : null;

/** Price of all lines together. */
export const totalOf = (shown: readonly ShownLine[]): number => toDecimal(shown.reduce((sum, line) => sum + toMinor(sumOf(line) ?? 0), 0));
