import type { AttributeData } from '../product/product-queries.ts';
import { evaluateAll, type FitFacts, type Reason } from './evaluate-test.ts';
import type { FitRule, FitSide } from './fit-rule.ts';

/** A product as input of rules. */
export interface Judged extends FitFacts {
  parentId: number | null;
  /** Codes of its category and all parents. */
  categories: ReadonlySet<string>;
}

export type Verdict = 'fits' | 'not' | 'unknown';
export interface Judgement {
  verdict: Verdict;
  rule: FitRule;
  reasons: readonly Reason[];
}

const RANK: readonly Verdict[] = ['fits', 'unknown', 'not'];
const VERDICTS = { yes: 'fits', no: 'not', unknown: 'unknown' } as const;

/** Returns whether an accessory fits a device, by the rules for such pairs; `null`: no rule. A product is no accessory of itself or of its variants. */
export function judgePair(rules: readonly FitRule[], accessory: Judged, device: Judged): Judgement | null {
  if (accessory.id === device.id || (accessory.parentId !== null && accessory.parentId === device.parentId)) return null;
  const judged = rules
    .filter((rule) => isOf(rule.accessories, accessory) && isOf(rule.devices, device))
    .map((rule): Judgement => {
      const { answer, reasons } = evaluateAll(rule.tests, { accessory, device });
      return { verdict: VERDICTS[answer], rule, reasons };
    });
  return judged.toSorted((a, b) => RANK.indexOf(a.verdict) - RANK.indexOf(b.verdict))[0] ?? null;
}

/** True if a product belongs to that side of a rule. */
export function isOf({ categories, where = {} }: FitSide, product: Judged): boolean {
  if (!categories.some((code) => product.categories.has(code))) return false;
  return Object.entries(where).every(([attribute, values]) => has(product.attributes.get(attribute), values));
}

const has = (data: AttributeData | undefined, values: readonly unknown[]): boolean => [data].flat().some((part) => values.includes(part));
