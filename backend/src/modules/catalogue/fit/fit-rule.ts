import type { LanguageCode } from '@vitrina/contract/values/languages';

type Texts = Partial<Record<LanguageCode, string>>;

export type FitValue = string | number | boolean;

/** Condition on a pair: a comparison, or a combination of them. */
export type FitTest = Comparison | { any: readonly FitTest[]; text?: string | undefined } | { all: readonly FitTest[] };

export interface Comparison {
  /** Name of the reason; absent: not reported. */
  text?: string | undefined;
  /** Attributes of the two sides; one may be absent. */
  accessory?: string | undefined;
  device?: string | undefined;
  /**
   * `same`: equal, `at-least` and `at-most`: the accessory's number compared with the device's (or `value`), `one-of`: one of `values`, `listed`: the device's
   * value is listed under the accessory's in `table`, `begins`: the device's text begins with it, `model`: the device is one of those products, `never`: it
   * does not fit.
   */
  is: 'same' | 'at-least' | 'at-most' | 'one-of' | 'listed' | 'begins' | 'model' | 'never';
  value?: number | undefined;
  values?: readonly FitValue[] | undefined;
  table?: Readonly<Record<string, readonly string[]>> | undefined;
  /** True: reported only; a negative answer does not prevent a fit. */
  soft?: boolean | undefined;
}

/** Products of categories and their subcategories; `where`: each attribute has one of the values. */
export interface FitSide {
  categories: readonly string[];
  where?: Readonly<Record<string, readonly FitValue[]>> | undefined;
}

export interface FitRule {
  code: string;
  accessories: FitSide;
  devices: FitSide;
  /** All must hold. */
  tests: readonly FitTest[];
  /** Reasons by name; `{accessory}` and `{device}` are replaced by the compared values. */
  texts: Readonly<Record<string, { yes?: Texts; no?: Texts }>>;
}
