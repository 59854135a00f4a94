import { writeMarkdown } from '../content/front-matter.ts';
import { LIST_NAMES, NO_LISTS } from '../content/kinds/content-lists.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Texts } from '../folder/words.ts';
import { writePo } from '../po/write-po.ts';
import { jsonSchemas } from '../schemas/json-schemas.ts';
import { SITE_KINDS, schemaName } from '../site/site-kinds.ts';
import { writeYaml } from '../yaml/write-yaml.ts';
import type { FolderContent } from './folder-content.ts';
import { commonKeys, departmentKeys, siteKeys } from './text-keys.ts';

/** Returns the files of a folder by path. All code that writes a shop uses it. */
export function writeFolder(content: FolderContent): Map<string, string> {
  const { facts, commonAttributes, departments, settings } = content;
  const files = new Map<string, string>();
  const put = (file: string, schema: string, value: unknown) => {
    if (!Array.isArray(value) || value.length > 0) files.set(file, writeYaml(value, `${'../'.repeat(file.split('/').length - 1)}.schemas/${schema}.json`));
  };
  put('folder.yaml', 'folder', facts.shop);
  for (const group of ['shop', 'delivery', 'services', 'trade-in', 'payment', 'behaviour'] as const)
    if (settings[group] !== undefined) put(`${group}.yaml`, group === 'services' ? 'service-lines' : group, settings[group]);
  for (const [id, entity] of Object.entries(settings.legal ?? {})) put(`legal/${id}.yaml`, 'legal', entity);
  for (const [code, market] of Object.entries(settings.markets ?? {})) put(`markets/${code}.yaml`, 'market', market);
  for (const [lang, words] of Object.entries(settings.words ?? {})) files.set(`words/${lang}.yaml`, writeYaml(words));
  put('catalogue/attribute-groups.yaml', 'attribute-groups', facts.groups);
  put('catalogue/attributes.yaml', 'attributes', commonAttributes);
  put('catalogue/sellers.yaml', 'sellers', facts.sellers);
  put('catalogue/warehouses.yaml', 'warehouses', facts.warehouses);
  put('catalogue/tags.yaml', 'tags', facts.tags);
  put('catalogue/lists.yaml', 'lists', facts.lists);
  for (const [department, { attributes, categories, brands }] of departments) {
    put(`catalogue/${department}/_attributes.yaml`, 'attributes', attributes);
    put(`catalogue/${department}/_categories.yaml`, 'categories', categories);
    put(`catalogue/${department}/_brands.yaml`, 'brands', brands);
  }
  for (const { key, department, ...family } of facts.families) put(`catalogue/${department}/${key}.yaml`, 'family', family);
  const { pages = [], faq = [], texts = {}, lists = NO_LISTS } = facts.content ?? {};
  put('content/pages.yaml', 'pages', pages);
  put('content/faq.yaml', 'faq', faq);
  for (const name of LIST_NAMES) put(`content/${name}.yaml`, name, lists[name] ?? []);
  for (const { kind, file } of SITE_KINDS) put(file, schemaName(file), facts.site?.[kind] ?? []);
  for (const [key, text] of Object.entries(texts)) files.set(`content/${key}.md`, writeMarkdown(text));
  putTexts(content, files);
  for (const [file, text] of jsonSchemas()) files.set(file, text);
  return files;
}

function putTexts(content: FolderContent, files: Map<string, string>): void {
  const { facts, departments, texts } = content;
  const domains = new Map([
    ['common', commonKeys(content)],
    ['site', siteKeys(content)],
  ]);
  for (const [name, department] of departments)
    domains.set(
      name,
      departmentKeys(
        department,
        facts.families.filter((family) => family.department === name),
      ),
    );
  for (const [domain, keys] of domains) {
    const entries = keys.flatMap((key): [string, Texts][] => (texts.has(key) ? [[key, texts.get(key) as Texts]] : []));
    if (entries.length === 0) continue;
    const source = facts.shop.source_language;
    files.set(`texts/${domain}.pot`, writePo({ lang: null, entries: entries.map(([key, text]) => ({ key, source: text[source] ?? '', text: '' })) }));
    for (const lang of LANGUAGE_CODES) {
      if (lang !== source)
        putTranslations({ domain, lang, source, entries, reads: facts.shop.reads?.[lang], isSpoken: facts.shop.languages.includes(lang) }, files);
    }
  }
}

interface Translations {
  domain: string;
  lang: LanguageCode;
  source: LanguageCode;
  entries: readonly [string, Texts][];
  /** Fallback language, whose texts are not repeated; `undefined`: none. */
  reads: LanguageCode | undefined;
  /** True if the shop offers this language: missing texts get empty entries then, for the translator. */
  isSpoken: boolean;
}

function putTranslations({ domain, lang, source, entries, reads, isSpoken }: Translations, files: Map<string, string>): void {
  const own = entries.flatMap(([key, text]) => {
    const translated = text[lang];
    if (!isSpoken && translated === undefined) return [];
    if (reads !== undefined && (translated === undefined || translated === text[reads])) return [];
    return [{ key, source: text[source] ?? '', text: translated ?? '' }];
  });
  if (own.some(({ text }) => text !== '')) files.set(`texts/${lang}/${domain}.po`, writePo({ lang: LANGUAGES[lang].lang, entries: own }));
}
