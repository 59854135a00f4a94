import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkDependencies, judgeDependency } from './check-dependencies.ts';

const manifests = { workspace: { dependencies: { kysely: '1.0.0' }, devDependencies: { '@vitrina/demo': '0.1.0' } }, shared: { vitest: '5.0.0' } };
const problem = (file: string, name: string, isType = false) => judgeDependency({ file, name, isType }, manifests);

describe('declared dependencies', () => {
  it('name every package that a file of their workspace imports, in this checkout', () =>
    expect(checkDependencies(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]));

  it.each([
    ['backend/src/app.ts', 'kysely', false],
    ['backend/src/app.test.ts', 'vitest', false],
    ['backend/src/testing/shop.ts', '@vitrina/demo', false],
    ['backend/src/app.ts', 'vitest', true],
  ])('%s may import %s (types alone: %s)', (file, name, isType) => expect(problem(file, name, isType)).toBeNull());

  it.each([
    ['backend/src/app.ts', 'zod', /name it in the dependencies of backend\/package\.json/],
    ['backend/src/app.ts', '@vitrina/demo', /in the dependencies/],
    ['backend/src/app.ts', 'vitest', /in the dependencies/],
    ['backend/src/app.test.ts', 'sharp', /in the devDependencies/],
  ])('%s may not import %s', (file, name, message) => expect(problem(file, name)).toMatch(message));
});
