import { arrowOf } from '@vitrina/contract/law/energy-arrow';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];

/** Steps of a label from best to worst, as the delegated acts give them: cyan, magenta, yellow in percent. */
const INKS = [
  [100, 0, 100],
  [70, 0, 100],
  [30, 0, 100],
  [0, 0, 100],
  [0, 30, 100],
  [0, 70, 100],
  [0, 100, 100],
] as const;
const SCALES = [
  ['A-G', ['A', 'B', 'C', 'D', 'E', 'F', 'G']],
  ['Appp-D', ['Appp', 'App', 'Ap', 'A', 'B', 'C', 'D']],
] as const;
/** Pixels to a unit of the picture, which is 124 by 60. */
const FINE = 4;

async function pixelsOf(path: string): Promise<(x: number, y: number) => Colour> {
  const svg = Buffer.from(arrowOf(path) as string);
  const { data, info } = await sharp(svg, { density: 72 * FINE })
    .resize(124 * FINE, 60 * FINE)
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.round(y * FINE) * info.width + Math.round(x * FINE)) * info.channels;
    return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
  };
}

const hueOf = ([red, green, blue]: Colour): number => {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sixth = most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return (sixth * 60 + 360) % 360;
};
const distance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));
const isDark = (colour: Colour): boolean => Math.max(...colour) < 60;
const isWhite = (colour: Colour): boolean => Math.min(...colour) > 240;

describe('pixels of an energy arrow [K3]', () => {
  it.each(SCALES)('on %s have the colour of the step, a white letter, a black border and the range in black on white', async (scale, classes) => {
    const hues: number[] = [];
    for (const [step, name] of classes.entries()) {
      const at = await pixelsOf(`/energy/${scale}/${name}.svg`);
      const [cyan, magenta, yellow] = INKS[step] as (typeof INKS)[number];
      const fill = at(36, 10);
      const expected = hueOf([255 * (1 - cyan / 100), 255 * (1 - magenta / 100), 255 * (1 - yellow / 100)]);
      expect(distance(hueOf(fill), expected), `${name} is rgb(${fill.join(', ')})`).toBeLessThan(30);
      hues.push(distance(hueOf(fill), 0));
      // Border: above, below, left, and at the head's point.
      for (const [x, y] of [
        [60, 1],
        [60, 59],
        [1, 30],
        [30, 20],
      ] as const)
        expect(isDark(at(x, y)), `${name} border at ${x}, ${y}`).toBe(true);
      const letter = { dark: 0, white: 0, top: 60, bottom: 0 };
      for (let y = 4; y < 56; y += 0.25)
        for (let x = 34; x < 92; x += 0.25) {
          const colour = at(x, y);
          if (isDark(colour)) letter.dark += 1;
          if (!isWhite(colour)) continue;
          letter.white += 1;
          letter.top = Math.min(letter.top, y);
          letter.bottom = Math.max(letter.bottom, y);
        }
      expect(letter.dark, `${name} has a dark letter`).toBe(0);
      expect(letter.white, `${name} has a white letter`).toBeGreaterThan(400);
      // A capital is over half of its type size high.
      expect(letter.bottom - letter.top, name).toBeGreaterThan(46 * 0.5);
      const range = { dark: 0, white: 0 };
      for (let y = 3; y < 57; y += 0.5)
        for (let x = 3; x < 28; x += 0.5) {
          const colour = at(x, y);
          if (isDark(colour)) range.dark += 1;
          if (isWhite(colour)) range.white += 1;
        }
      expect(range.dark, `${name} range`).toBeGreaterThan(20);
      expect(range.white, `${name} range`).toBeGreaterThan(range.dark);
    }
    // From green to red, no step twice.
    expect(hues).toEqual([...new Set(hues)].sort((a, b) => b - a));
  });
});
