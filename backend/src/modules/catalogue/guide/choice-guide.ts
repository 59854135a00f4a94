import type { LanguageCode } from '@vitrina/contract/values/languages';

type Texts = Partial<Record<LanguageCode, string>>;

export interface GuideAnswerInput {
  name: string;
  title: Texts;
  reason: Texts;
  /** Bounds for a numeric attribute; either may be absent. */
  from?: number | undefined;
  to?: number | undefined;
  /** Codes of values. */
  values?: readonly string[] | undefined;
}

/**
 * `kind` asks for the subcategory, `budget` for one of three price ranges (`priceSteps`), `offer` for products in stock, reduced or well rated; their texts are
 * interface texts.
 */
export type GuideQuestionInput =
  | { ask: 'kind' | 'budget' | 'offer' }
  | { ask: 'fact'; name: string; attribute: string; title: Texts; answers: readonly GuideAnswerInput[] };

/** Questions of a category, in order. */
export interface ChoiceGuide {
  category: string;
  questions: readonly GuideQuestionInput[];
}
