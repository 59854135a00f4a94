import type { FolderRead } from '../folder/read-folder.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import type { Report } from './report.ts';

/** Placeholders written by `new` for facts only the shop's owner knows; a shop must not open with them. */
export const PLACEHOLDER = /TO BE FILLED IN|\bexample\.(?:com|invalid)\b|^[A-Z]{2}\d\dA?0{12,}$|^XXXX[A-Z]{2}XX$/;

const IN_TEXT = /TO BE FILLED IN|\bexample\.(?:com|invalid)\b/;

/** Warns of every value and every line of a text that is still a placeholder. */
export function placeholders({ yaml, facts, contentLines }: FolderRead, report: Report): void {
  for (const [key, { body }] of Object.entries(facts?.content?.texts ?? {}))
    for (const [i, line] of body.split('\n').entries()) {
      const at = line.search(IN_TEXT);
      if (at !== -1)
        report.add({
          level: 'warning',
          file: `content/${key}.md`,
          line: (contentLines.get(key) ?? 1) + i,
          column: at + 1,
          words: 'is a placeholder: fill in your own',
        });
    }
  for (const file of yaml.values()) for (const path of found(file.value, [])) report.inFile('warning', file.file, path, 'is a placeholder: fill in your own');
}

type Path = readonly (string | number)[];

function found(value: unknown, path: Path): Path[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((one, i) => found(one, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as YamlFile).flatMap(([key, one]) => found(one, [...path, key]));
}
