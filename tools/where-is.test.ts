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
