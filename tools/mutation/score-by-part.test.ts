import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scoreByPart } from './score-by-part.ts';

const file = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

it('killed mutants are counted by part; what was not tried counts nowhere', () => {
  const scores = scoreByPart({
    files: {
      'contract/src/values/money.ts': file('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'),
      'contract/src/values/redirects.ts': file('Killed'),
      'backend/src/modules/routes/redirects/redirect-chain.ts': file('Survived'),
    },
  });
  expect([scores.get('values'), scores.get('redirects'), scores.get('totals')]).toEqual([
    { killed: 2, all: 4 },
    { killed: 1, all: 2 },
    { killed: 0, all: 0 },
  ]);
});

it('a file of no part is named', () => expect(() => scoreByPart({ files: { 'server/src/main.ts': file() } })).toThrow('no part for server/src/main.ts'));

it('every mutated file is there and belongs to a part', () => {
  const { mutate } = JSON.parse(readFileSync(new URL('stryker.config.json', import.meta.url), 'utf8')) as { mutate: string[] };
  const files = mutate
    .filter((pattern) => !/[!*]/.test(pattern))
    .flatMap((pattern) => {
      const [before = '', names, after = ''] = pattern.split(/[{}]/);
      return names === undefined ? [before] : names.split(',').map((name) => before + name + after);
    });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))))).toEqual([]);
  expect(() => scoreByPart({ files: Object.fromEntries(files.map((path) => [path, file()])) })).not.toThrow();
});
