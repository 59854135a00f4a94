import { describe, expect, it } from 'vitest';
import { phaseAt } from './phase.ts';
import { milestone, timeLeft } from './time-left.ts';

describe('time that is left [S1.19]', () => {
  it('is days, hours, minutes and seconds; a second that has begun counts', () => {
    expect(timeLeft(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000)).toEqual({ day: 2, hour: 3, minute: 4, second: 5 });
    expect(timeLeft(59_001)).toEqual({ day: 0, hour: 0, minute: 1, second: 0 });
    expect(timeLeft(1)).toEqual({ day: 0, hour: 0, minute: 0, second: 1 });
    expect(timeLeft(-5)).toEqual({ day: 0, hour: 0, minute: 0, second: 0 });
  });
  it.each([
    [3_600_001, null],
    [3_600_000, 60],
    [600_000, 10],
    [60_000, 1],
    [1, 1],
  ])('%i ms are worth the word %s', (left, minutes) => expect(milestone(left)).toBe(minutes));
});

describe('a period', () => {
  const period = { starts_at: '2026-11-25T00:00:00+01:00', ends_at: '2026-11-28T23:00:00Z' };
  it('is over at its end to the millisecond, wherever its offset counts from', () => {
    expect(phaseAt(period, Date.parse('2026-11-24T22:59:59.999Z'))).toBe('before');
    expect(phaseAt(period, Date.parse('2026-11-24T23:00:00Z'))).toBe('running');
    expect(phaseAt(period, Date.parse('2026-11-28T22:59:59.999Z'))).toBe('running');
    expect(phaseAt(period, Date.parse('2026-11-28T23:00:00Z'))).toBe('over');
    expect(phaseAt({ starts_at: null, ends_at: null }, 0)).toBe('running');
  });
});
