/** One text in every language. German serves Austria too unless `at` says it another way. */
export interface Texts {
  si: string;
  hr: string;
  en: string;
  de: string;
  rs: string;
  it: string;
  ba: string;
  me: string;
  es: string;
  at?: string;
}

/** A text that is the same everywhere (`4K`, `USB-C`), or one per language. */
export type TextOrSame = string | Texts;
