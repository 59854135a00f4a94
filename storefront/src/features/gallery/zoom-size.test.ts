import { expect, it } from 'vitest';
import { zoomSize } from './zoom-size.ts';

it('shows the large picture 1000 pixels wide in its own shape, never larger than its original [S9.37]', () => {
  expect(zoomSize({ width: 1200, height: 1002 })).toEqual({ width: 1000, height: 835 });
  expect(zoomSize({ width: 640, height: 640 })).toEqual({ width: 640, height: 640 });
});
