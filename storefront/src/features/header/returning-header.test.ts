import { describe, expect, it } from 'vitest';
import { isHeaderFloating } from './returning-header.ts';

const scroll = (now: number, last: number, isBack = false) => isHeaderFloating({ now, last, height: 150, isBack });

describe('the header on scrolling', () => {
  it('comes back when the page goes up below its own place', () => expect(scroll(800, 900)).toBe(true));
  it('stays away while the page goes down', () => expect(scroll(900, 800, true)).toBe(false));
  it('does not mind a trembling finger', () => {
    expect(scroll(896, 900)).toBe(false);
    expect(scroll(902, 900, true)).toBe(true);
  });
  it('does not appear twice where it stands already', () => expect(scroll(100, 140)).toBe(false));
  it('is back in its place at the top', () => expect(scroll(0, 60, true)).toBe(false));
});
