import type { AttributeData } from '../product/product-queries.ts';
import type { Comparison, FitTest, FitValue } from './fit-rule.ts';

export type Answer = 'yes' | 'no' | 'unknown';

/** Facts of one product. */
export interface FitFacts {
  id: number;
  code: string;
  attributes: ReadonlyMap<string, AttributeData>;
}
export interface FitPair {
  accessory: FitFacts;
  device: FitFacts;
}

/** A reason: a named one, or an attribute missing in a data sheet. */
export type Reason =
  | { text: string; answer: 'yes' | 'no'; test: Pick<Comparison, 'accessory' | 'device'> }
  | { side: 'accessory' | 'device'; attribute: string };

export interface TestResult {
  answer: Answer;
  reasons: readonly Reason[];
}

/** Evaluates one test for a pair. If a data sheet lacks an attribute, the answer is `unknown`. */
export function evaluateTest(test: FitTest, pair: FitPair): TestResult {
  if ('any' in test) return evaluateAny(test, pair);
  if ('all' in test) return evaluateAll(test.all, pair);
  const answer = compare(test, pair);
  const reasons = answer === 'unknown' ? missing(test, pair) : test.text === undefined ? [] : [{ text: test.text, answer, test }];
  return test.soft ? { answer: 'yes', reasons: answer === 'unknown' ? [] : reasons } : { answer, reasons };
}

/** All tests must hold: the first `no` decides, otherwise the first `unknown`. */
export function evaluateAll(tests: readonly FitTest[], pair: FitPair): TestResult {
  const results = tests.map((test) => evaluateTest(test, pair));
  return (
    results.find(({ answer }) => answer === 'no') ??
    results.find(({ answer }) => answer === 'unknown') ?? { answer: 'yes', reasons: results.flatMap(({ reasons }) => reasons) }
  );
}

function evaluateAny({ any, text }: { any: readonly FitTest[]; text?: string | undefined }, pair: FitPair): TestResult {
  const results = any.map((test) => evaluateTest(test, pair));
  const decided = results.find(({ answer }) => answer === 'yes') ?? results.find(({ answer }) => answer === 'unknown');
  return decided ?? { answer: 'no', reasons: text === undefined ? (results[0]?.reasons ?? []) : [{ text, answer: 'no', test: {} }] };
}

function compare(test: Comparison, { accessory, device }: FitPair): Answer {
  if (test.is === 'never') return 'no';
  const own = test.accessory === undefined ? undefined : accessory.attributes.get(test.accessory);
  const other = test.device === undefined ? undefined : device.attributes.get(test.device);
  if ((test.accessory !== undefined && own === undefined) || (test.device !== undefined && other === undefined)) return 'unknown';
  switch (test.is) {
    case 'one-of':
      return sure(partsOf(own ?? other).some((part) => test.values?.includes(part)));
    case 'same':
      return sure(partsOf(own).some((part) => partsOf(other).includes(part)));
    case 'at-least':
      return measure(own ?? other, own === undefined ? test.value : (test.value ?? other), (a, b) => a >= b);
    case 'at-most':
      return measure(own ?? other, own === undefined ? test.value : (test.value ?? other), (a, b) => a <= b);
    case 'listed':
      return sure(listed(test, own).some((value) => partsOf(other).includes(value)));
    case 'begins':
      return typeof other === 'string' ? sure(listed(test, own).some((beginning) => other.startsWith(beginning))) : 'unknown';
    case 'model':
      return sure(listed(test, own).includes(device.code));
  }
}

const sure = (isSo: boolean): Answer => (isSo ? 'yes' : 'no');
const listed = ({ table }: Comparison, own: AttributeData | undefined): string[] => partsOf(own).flatMap((part) => table?.[String(part)] ?? []);

function measure(a: unknown, b: unknown, holds: (a: number, b: number) => boolean): Answer {
  return typeof a === 'number' && typeof b === 'number' ? sure(holds(a, b)) : 'unknown';
}

function partsOf(data: AttributeData | undefined): FitValue[] {
  if (data === undefined) return [];
  if (Array.isArray(data)) return data;
  return typeof data === 'object' ? [] : [data];
}

function missing({ accessory, device }: Comparison, pair: FitPair): Reason[] {
  if (accessory !== undefined && !pair.accessory.attributes.has(accessory)) return [{ side: 'accessory', attribute: accessory }];
  if (device !== undefined) return [{ side: 'device', attribute: device }];
  return accessory === undefined ? [] : [{ side: 'accessory', attribute: accessory }];
}
