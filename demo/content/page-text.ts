import type { LanguageCode } from '@vitrina/contract/values/languages';

export interface PageText {
  title: string;
  /** Made of the title where it is left out. */
  slug?: string;
  /** Plain text, also what search engines show. */
  short: string;
  /** In the marks of `shop-folder/src/content/marked-text.ts`. */
  body: string;
}

/** Austria reads the German text unless it has one of its own. */
export type TextsOfPage = Record<Exclude<LanguageCode, 'at'>, PageText> & { at?: PageText };

/** A text of the demo shop. Prices and the days of withdrawal come in by name: `{delivery}`, `{days}`. */
export interface DemoPage {
  code: string;
  visible?: boolean;
  texts: TextsOfPage;
}
