import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACES = ['contract', 'backend', 'storefront', 'backoffice', 'server', 'shop-folder', 'demo', 'bench', 'tools', 'e2e'];

/** Test files with one of the words in their path; without words, all. Paths are from the root. */
export function testFiles(root: string, words: readonly string[]): string[] {
  const isSelected = (file: string): boolean => words.length === 0 || words.some((word) => file.toLowerCase().includes(word.toLowerCase()));
  return WORKSPACES.flatMap((workspace) => filesIn(root, workspace)).filter((file) => /\.test\.tsx?$/.test(file) && isSelected(file));
}

function filesIn(root: string, folder: string): string[] {
  const entries = ((): ReturnType<typeof read> => {
    try {
      return read(root, folder);
    } catch {
      // The workspace does not exist.
      return [];
    }
  })();
  return entries.flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

const read = (root: string, folder: string) => readdirSync(join(root, folder), { withFileTypes: true });
