import { expect, it } from 'vitest';
import { cyclesOf } from './check-cycles.ts';

const cycles = (...edges: [file: string, target: string][]): string[][] => cyclesOf(edges.map(([file, target]) => ({ file, target })));

it('finds no circle where all imports point down, also where two ways lead to one file', () =>
  expect(cycles(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd'])).toEqual([]));

it('finds two files that import each other', () => expect(cycles(['a', 'b'], ['b', 'c'], ['c', 'b'])).toEqual([['b', 'c']]));

it('finds a circle of many files once, and circles that share no file apart', () =>
  expect(cycles(['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'd'], ['d', 'e'], ['e', 'd'])).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]));

it('finds a file that imports itself', () => expect(cycles(['a', 'a'])).toEqual([['a']]));
