import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Answers that define a new shop. */
export interface NewShop {
  name: string;
  /** The first one is the shop's own: others are translated from it. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  /** Country where the company is established. */
  country: string;
}
