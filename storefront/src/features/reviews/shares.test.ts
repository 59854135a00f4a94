import { expect, it } from 'vitest';
import { shares } from './shares.ts';

it('gives votes from five stars down with their part of the whole', () => {
  expect(shares([6, 2, 1, 1, 0]).map(({ stars, percent }) => [stars, percent])).toEqual([
    [5, 60],
    [4, 20],
    [3, 10],
    [2, 10],
    [1, 0],
  ]);
  expect(shares([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
});
