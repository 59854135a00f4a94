import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createStaffCheck } from '../http/staff-check.ts';
import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { copyString } from './copy-string.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const usedMegabytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

/** As it comes out of a request: one whole string of 16 kB. */
const header = (i: number): string => Buffer.from(`${i}.`.padEnd(16_000, 'x')).toString('latin1');

it.each<[string, () => (text: string) => unknown]>([
  [
    'a memory of texts',
    () => {
      const memory = createBoundedMemo<boolean>(2000, { keepKey: copyString });
      return (text) => memory(text, () => true);
    },
  ],
  ['the look-up of staff', () => createStaffCheck({ origin: 'http://shop.test', answer: () => Promise.reject(new Error('not asked')) }, { withinMs: 1000 })],
])('%s keeps the parts of headers that it was given, not two thousand whole headers of 16 kB', (_what, create) => {
  const remember = create();
  const before = usedMegabytes();
  for (let i = 0; i < 2000; i += 1) remember(header(i).slice(0, 400));
  expect(usedMegabytes() - before).toBeLessThan(8);
  // Else nothing would be left of what it remembers.
  remember('the last');
});

it('remembers what was made for a text, the last ones only', () => {
  const created: string[] = [];
  const memory = createBoundedMemo<string | null>(2);
  const memoized = (text: string) =>
    memory(text, () => {
      created.push(text);
      return text === 'none' ? null : text.toUpperCase();
    });
  expect(['a', 'a', 'none', 'none', 'b', 'a'].map(memoized)).toEqual(['A', 'A', null, null, 'B', 'A']);
  expect(created).toEqual(['a', 'none', 'b', 'a']);
});
