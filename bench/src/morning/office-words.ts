import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../backoffice/src/texts/', import.meta.url);
const cachedTexts = new Map<string, Readonly<Record<string, string>>>();

/** Pattern for a text of the back office; its placeholders match anything. */
export function officeWords(lang: string, name: string): RegExp {
  const text = textsOf(lang)[name];
  if (text === undefined) throw new Error(`the office has no text ${name} in ${lang}`);
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

function textsOf(lang: string): Readonly<Record<string, string>> {
  const read = cachedTexts.get(lang) ?? readTexts(lang);
  cachedTexts.set(lang, read);
  return read;
}

const readTexts = (lang: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => JSON.parse(readFileSync(new URL(`${name}/${lang}.json`, FOLDER), 'utf8')) as object),
  );
