import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Answers that define a new shop. */
export interface NewShop {
  name: string;
  /** The first one is the source language, from which the others are translated. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  /** Country where the company is established. */
  country: string;
}
