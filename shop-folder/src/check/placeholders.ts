import { placeholderPaths } from '@vitrina/contract/settings/placeholder-values';
import type { FolderRead } from '../folder/read-folder.ts';
import type { Report } from './report.ts';

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
  for (const file of yaml.values())
    for (const path of placeholderPaths(file.value)) report.inFile('warning', file.file, path, 'is a placeholder: fill in your own');
}
