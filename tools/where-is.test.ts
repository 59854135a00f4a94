import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

it('every file that docs/where-is.md names is there', () => {
  const files = [...readFileSync(join(ROOT, 'docs/where-is.md'), 'utf8').matchAll(/^\|[^|]+\| `(?<file>[^`]+)` \|/gm)].map(
    ({ groups }) => groups?.file as string,
  );
  expect(files.length).toBeGreaterThanOrEqual(48);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it('every file that docs/architecture.md names from the root is there', () => {
  const files = [
    ...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/`(?<file>(?:backend|contract|server|storefront)\/src\/[\w./-]+\.tsx?)`/g),
  ].map(({ groups }) => groups?.file as string);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
