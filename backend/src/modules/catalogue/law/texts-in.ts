import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';

/** Texts of a language with placeholders filled; a placeholder without a value remains. */
export const textsIn =
  (catalogue: Catalogue, lang: LanguageCode) =>
  (name: string, values: Readonly<Record<string, string>> = {}): string =>
    catalogue.text(lang, name).replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
