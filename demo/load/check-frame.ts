import type { DemoAttribute, DemoCategory, TextOrSame } from '../catalogue/types.ts';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { textOf } from './all-languages.ts';
import type { Lookup } from './lookup.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Languages in which a text is missing or empty, as problems. */
export const missingTexts = (where: string, text: TextOrSame | undefined): string[] =>
  text === undefined ? [] : LANGUAGE_CODES.filter((lang) => !textOf(text, lang)?.trim()).map((lang) => `${where}: no text in ${lang}`);

/** Values that occur more than once, as problems. */
export function repeated(what: string, values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))].map((value) => `${what} ${value} occurs twice`);
}

export function attributeProblems(attribute: DemoAttribute, groups: readonly { code: string }[]): string[] {
  const where = `attribute ${attribute.code}`;
  return [
    ...missingTexts(`${where} title`, attribute.title),
    ...missingTexts(`${where} unit`, attribute.unit),
    ...missingTexts(`${where} help`, attribute.help),
    ...Object.entries(attribute.values ?? {}).flatMap(([code, text]) => missingTexts(`${where} value ${code}`, text)),
    ...(groups.some((group) => group.code === attribute.group) ? [] : [`${where}: unknown group ${attribute.group}`]),
    ...(attribute.type === 'choice' && !attribute.values ? [`${where}: a choice without values`] : []),
  ];
}

export function categoryProblems(category: DemoCategory, lookup: Lookup): string[] {
  const where = `category ${category.code}`;
  return [
    ...missingTexts(`${where} title`, category.title),
    ...missingTexts(`${where} description`, category.description),
    ...LANGUAGE_CODES.filter((lang) => !SLUG.test(textOf(category.slug, lang) ?? '')).map((lang) => `${where}: slug in ${lang} is no address segment`),
    ...(category.parent === undefined || lookup.categories.has(category.parent) ? [] : [`${where}: unknown parent ${category.parent}`]),
    ...[...(category.filters ?? []), ...(category.tile ?? [])]
      .filter((code) => !lookup.attributes.has(code))
      .map((code) => `${where}: unknown attribute ${code}`),
  ];
}

/** Two categories of one parent with the same address would hide each other. */
export const siblingProblems = (categories: readonly DemoCategory[]): string[] =>
  LANGUAGE_CODES.flatMap((lang) =>
    repeated(
      'category address',
      categories.map((category) => `${lang}:${category.parent ?? ''}/${textOf(category.slug, lang)}`),
    ),
  );
