import { expect, it } from 'vitest';
import { runSteps } from '../run-steps.ts';
import { leastOf, sortBetween } from './sorted-numbers.ts';

/** The same numbers each time, many of them alike. */
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
