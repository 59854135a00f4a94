import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { expect, it } from 'vitest';

/** Areas that define a text, by its name. */
function areasOf(lang: string): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const file of globSync(`${import.meta.dirname}/texts/*/${lang}.json`))
    for (const name of Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)) areas.set(name, [...(areas.get(name) ?? []), basename(dirname(file))]);
  return areas;
}

it('a text is said in one area: in two the later one would stand in both places', () => {
  expect(areasOf('si').size).toBeGreaterThan(1000);
  for (const lang of LANGUAGE_CODES) expect([lang, [...areasOf(lang)].filter(([, areas]) => areas.length > 1)]).toEqual([lang, []]);
});
