import type { LanguageCode } from '@vitrina/contract/values/languages';

/** What a new shop is made of. */
export interface NewShop {
  name: string;
  /** The first one is the shop's own: others are translated from it. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  /** Where the company sits. */
  country: string;
}
