import { expect, it } from 'vitest';
import { pageNumbers as stepsOf } from './page-numbers.ts';

const pageNumbers = (page: number, pages: number) => stepsOf(page, pages).map((step) => (step.kind === 'gap' ? 'gap' : step.number));

it('shows first, last, the current page with its neighbours, and gaps', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 12)).toEqual([1, 2, 'gap', 12]);
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pageNumbers(12, 12)).toEqual([1, 'gap', 11, 12]);
});

it('a gap of one page shows the page', () => expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]));
