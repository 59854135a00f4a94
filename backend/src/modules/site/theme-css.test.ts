import { expect, it } from 'vitest';
import { shopSettings } from '@vitrina/contract/settings/shop';
import { themeCss } from './theme-css.ts';
import type { ThemeFile } from './theme-files.ts';

const NO_COLOURS = { light: {}, dark: {} };
const typeface = 'theme/galeb.woff2';
const measured = (metrics: ThemeFile['typeface']) => new Map([[typeface, { file: typeface, hash: 'abc', width: null, height: null, typeface: metrics }]]);
const numbers = (css: string, name: string) => [...css.matchAll(new RegExp(`${name}:([\\d.]+)%`, 'g'))].map(([, value]) => Number(value));

it('a typeface of the theme is fetched from the shop and stands before those of the device in headlines', () => {
  const css = themeCss({ colours: NO_COLOURS, typeface }, measured({ width: 0.4261, ascent: 0.944, descent: 0.256, lineGap: 0 })) as string;
  expect(css).toContain('@font-face{font-family:"Shop";src:url("/media/theme/galeb.woff2?v=abc") format("woff2");font-weight:100 900;font-display:optional;');
  expect(css).toContain(':root{--font-display:"Shop","Shop Fallback",system-ui');
});

it('what stands in for it has its width and its lines: as was measured in a browser for the shipped one', () => {
  const css = themeCss({ colours: NO_COLOURS, typeface }, measured({ width: 0.4404, ascent: 0.97, descent: 0.25, lineGap: 0 })) as string;
  const [light = 0, bold = 0] = numbers(css, 'size-adjust');
  expect([Math.abs(light - 102.4) < 3, Math.abs(bold - 97.8) < 3]).toEqual([true, true]);
  const [own, ...others] = numbers(css, 'ascent-override');
  expect(own).toBe(97);
  expect(others.map((ascent, i) => Math.round((ascent * ([light, bold][i] as number)) / 100))).toEqual([97, 97]);
});

it('one that was not measured has no stand-in, and is shown only where nothing moves', () => {
  const css = themeCss({ colours: NO_COLOURS, typeface }, measured(null)) as string;
  expect(css).toContain('font-display:optional');
  expect(css).not.toContain('size-adjust');
});

it.each([
  ['shipped', null],
  ['system', ':root{--font-display:system-ui'],
  ['Georgia, Times', ':root{--font-display:"Georgia","Times",system-ui'],
])('no file is fetched for %s', (name, begins) => {
  const css = themeCss({ colours: NO_COLOURS, typeface: name });
  expect(css === null ? null : css.slice(0, begins?.length)).toBe(begins);
  expect(css ?? '').not.toContain('font-face');
});

it.each(['theme/a.woff', 'a.woff2', '../theme/a.woff2', 'theme/../a.woff2', 'theme/a.woff2") format("woff2");}*{x:url(', 'https://evil.example/a.woff2'])(
  'no typeface of a shop: %s',
  (name) => expect(shopSettings.shape.typeface.safeParse(name).success).toBe(false),
);
