import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const WORKSPACES = 'contract|backend|storefront|backoffice|server|shop-folder|demo|bench|e2e|tools|docs';
/** Paths in backticks from the root to one file or folder; paths with `<name>`, `{id}` or `*` are patterns and are not checked. */
const PATH = new RegExp(`\`((?:${WORKSPACES})/[^\`\\s<>{}*…]*)\``, 'g');
const pathsIn = (document: string): string[] => [...readFileSync(join(root, document), 'utf8').matchAll(PATH)].map((match) => match[1] as string);

it.each(['docs/architecture.md', 'docs/extending.md', 'docs/operating.md', 'README.md'])('every file and folder that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the three walks of docs/architecture.md name at least 30 files', () => {
  expect(pathsIn('docs/architecture.md').filter((path) => /\.tsx?$/.test(path)).length).toBeGreaterThan(30);
});
