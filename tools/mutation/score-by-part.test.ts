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
