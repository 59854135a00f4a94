import { expect, it } from 'vitest';
import { runSteps } from '../run-steps.ts';
import { inColumnOrder, leastOf, sortBetween } from './sorted-numbers.ts';

/** Deterministic numbers with many duplicates. */
function numbers(length: number): Float64Array {
  let state = length + 1;
  return Float64Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % 997;
  });
}

it.each([
  [0, 0],
  [5, 24],
  [1000, 1],
  [1000, 24],
  [1000, 500],
])('picks the least of %i keys in their order, %i of them', (length, count) => {
  expect([...leastOf(numbers(length), count)]).toEqual([...numbers(length)].sort((a, b) => a - b).slice(0, count));
});

it.each([0, 100, 16_384, 100_001])('sorts %i keys in steps', (length) => {
  expect(runSteps(sortBetween(numbers(length)))).toEqual(numbers(length).sort());
});

/** Distinct unsorted numbers below `size`, including the greatest. */
const scattered = (count: number, size: number): number[] => Array.from({ length: count }, (_, n) => (size - 1 + n * 7919) % size);

it.each([
  [0, 10],
  [5, 100_003],
  [2000, 100_003],
  [100_003, 100_003],
  [32, 32],
])('puts %i numbers below %i in order', (count, size) => {
  const input = scattered(count, size);
  expect([...inColumnOrder(Int32Array.from(input), size)]).toEqual(input.toSorted((a, b) => a - b));
});
