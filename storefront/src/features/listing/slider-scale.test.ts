import { expect, it } from 'vitest';
import { boundAt, percentOf, sliderScale } from './slider-scale.ts';

it('has about a hundred round steps and ends on whole ones', () => {
  expect(sliderScale(229, 4999)).toEqual({ min: 200, max: 5000, step: 50 });
  expect(sliderScale(43, 85)).toEqual({ min: 43, max: 85, step: 1 });
  expect(sliderScale(13.3, 17.3)).toEqual({ min: 13.3, max: 17.3, step: 0.1 });
  expect(sliderScale(26990, 589990)).toEqual({ min: 20000, max: 590000, step: 10000 });
});

it('an end of the scale is no bound', () => {
  expect(boundAt(200, 200)).toBeUndefined();
  expect(boundAt(250, 200)).toBe(250);
});

it('places values in percent, within the scale', () => {
  const scale = sliderScale(0, 100);
  expect(percentOf(25, scale)).toBe(25);
  expect(percentOf(500, scale)).toBe(100);
  expect(percentOf(5, { min: 5, max: 5, step: 1 })).toBe(0);
});
