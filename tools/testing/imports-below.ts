import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../check-imports.ts';

/** These files and all of ours that they import, transitively, with their texts. Paths are from the root. */
export function importsBelow(files: readonly string[], root: string): Map<string, string> {
  const texts = new Map<string, string>();
  const read = (file: string): void => {
    if (texts.has(file) || !existsSync(join(root, file))) return;
    const text = readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    for (const { target, isType } of importsOf(text, { root, file })) if (!isType) read(target);
  };
  for (const file of files) read(file);
  return texts;
}
