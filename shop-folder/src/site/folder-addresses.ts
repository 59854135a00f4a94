import { DIRECTORIES, directoryPath } from '@vitrina/contract/values/directory-path';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { pageAddress } from '../content/content-inputs.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { makeLookup } from '../load/lookup.ts';

/** Addresses of the pages that a folder defines: home, directories, categories, text pages. */
export function folderAddresses(facts: ShopFacts, defaultLanguage: LanguageCode): ReadonlySet<string> {
  const { shop, categories, words, content } = facts;
  const { categoryPath } = makeLookup(facts);
  const slug = (code: string, lang: LanguageCode) => words.of(`category.${code}.slug`)[lang] ?? words.of(`category.${code}.slug`)[shop.source_language];
  return new Set(
    shop.languages.flatMap((lang) => {
      const base = languageBase(lang, defaultLanguage);
      return [
        base,
        ...DIRECTORIES.map((directory) => directoryPath(directory, { lang, defaultLanguage })),
        ...categories.map(
          ({ code }) =>
            `${base}${categoryPath(code)
              .map((one) => slug(one.code, lang))
              .join('/')}/`,
        ),
        ...(content?.pages ?? []).flatMap(({ code }) => (content && pageAddress({ shop, content, defaultLanguage }, code, lang)) ?? []),
      ];
    }),
  );
}
