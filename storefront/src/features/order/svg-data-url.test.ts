import { expect, it } from 'vitest';
import { svgDataUrl } from './svg-data-url.ts';

it('gives a payment code as a picture, never as markup', () => {
  const url = svgDataUrl('<svg viewBox="0 0 1 1"><title>č</title></svg>');
  expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg%20xmlns/);
  expect(decodeURIComponent(url)).toContain('<title>č</title>');
});
