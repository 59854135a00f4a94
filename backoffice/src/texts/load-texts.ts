import type { LanguageCode } from '@vitrina/contract/values/languages';
import { textLanguages } from '@vitrina/contract/values/text-languages';

const FILES = import.meta.glob<Record<string, string>>('./*/*.json', { import: 'default' });

/** All texts of a language. */
export async function loadTexts(lang: LanguageCode): Promise<Record<string, string>> {
  const files = textLanguages(lang).flatMap((code) => Object.entries(FILES).filter(([path]) => path.endsWith(`/${code}.json`)));
  const parts = await Promise.all(files.map(([, load]) => load()));
  return Object.assign({}, ...parts) as Record<string, string>;
}
