import { describe, expect, it } from 'vitest';
import { railEnds } from './rail-ends.ts';

describe('ends of a rail', () => {
  it('knows the start, the middle and the end', () => {
    const at = (scrollLeft: number) => railEnds({ scrollLeft, clientWidth: 500, scrollWidth: 1200 });
    expect(at(0)).toEqual({ atStart: true, atEnd: false });
    expect(at(300)).toEqual({ atStart: false, atEnd: false });
    expect(at(699)).toEqual({ atStart: false, atEnd: true });
  });
  it('is at both where everything is in sight', () =>
    expect(railEnds({ scrollLeft: 0, clientWidth: 500, scrollWidth: 500 })).toEqual({ atStart: true, atEnd: true }));
});
