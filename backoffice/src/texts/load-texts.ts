import type { LanguageCode } from '@vitrina/contract/values/languages';

const FILES = import.meta.glob<Record<string, string>>('./*/*.json', { import: 'default' });

/** All texts of a language. Austria reads German with its own words on top. */
export async function loadTexts(lang: LanguageCode): Promise<Record<string, string>> {
  const files = (lang === 'at' ? ['de', 'at'] : [lang]).flatMap((code) => Object.entries(FILES).filter(([path]) => path.endsWith(`/${code}.json`)));
  const parts = await Promise.all(files.map(([, load]) => load()));
  return Object.assign({}, ...parts) as Record<string, string>;
}
