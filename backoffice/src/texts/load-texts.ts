import type { LanguageCode } from '@vitrina/contract/values/languages';
import { textLanguages } from '@vitrina/contract/values/text-languages';

type Texts = Record<string, string>;
const FILES = import.meta.glob<Texts>('./*/*.json', { import: 'default' });

/** Loads the texts of an area in a language. */
export async function loadTexts(area: string, lang: LanguageCode): Promise<Texts> {
  const parts = await Promise.all(textLanguages(lang).map((code) => FILES[`./${area}/${code}.json`]?.()));
  return Object.assign({}, ...parts) as Texts;
}
