import { describe, expect, it } from 'vitest';
import { sectionInView } from './section-in-view.ts';

const places = (...tops: number[]) => tops.map((top, i) => ({ id: `s${i}`, top, bottom: top + 500 }));

describe('the section that the anchors bar marks', () => {
  it('is the first one while nothing was reached', () => expect(sectionInView(places(700, 1300), 800)).toBe('s0'));
  it('is the first in the upper part of the screen', () => expect(sectionInView(places(-450, 200), 800)).toBe('s1'));
  it('is the last one passed at the end of the page', () => expect(sectionInView(places(-2000, -1200), 800)).toBe('s1'));
  it('is none on a page without sections', () => expect(sectionInView([], 800)).toBeUndefined());
});
