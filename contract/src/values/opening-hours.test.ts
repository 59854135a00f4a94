import { describe, expect, it } from 'vitest';
import { type DayHours, isAlwaysOpen, openingHours, openState } from './opening-hours.ts';

const weekday: DayHours = ['09:00', '19:00'];
const place = {
  hours: [weekday, weekday, weekday, weekday, weekday, ['09:00', '14:00'] as DayHours, null],
  special_days: [
    { date: '2026-12-25', hours: null },
    { date: '2026-12-24', hours: ['09:00', '13:00'] as DayHours },
  ],
  time_zone: 'Europe/Ljubljana',
};
const at = (iso: string) => openState(place, new Date(iso));

describe('whether a shop is open', () => {
  it.each([
    // Winter time: one hour ahead of UTC.
    ['2026-11-23T08:00:00Z', { isOpen: true, until: '19:00' }],
    ['2026-11-23T07:59:00Z', { isOpen: false, opens: { time: '09:00', date: '2026-11-23', days: 0 } }],
    ['2026-11-23T18:00:00Z', { isOpen: false, opens: { time: '09:00', date: '2026-11-24', days: 1 } }],
    // Saturday afternoon: Sunday is closed.
    ['2026-11-28T15:00:00Z', { isOpen: false, opens: { time: '09:00', date: '2026-11-30', days: 2 } }],
    // Summer time: two hours ahead.
    ['2026-07-06T07:00:00Z', { isOpen: true, until: '19:00' }],
    // Holidays.
    ['2026-12-24T11:30:00Z', { isOpen: true, until: '13:00' }],
    ['2026-12-24T12:00:00Z', { isOpen: false, opens: { time: '09:00', date: '2026-12-26', days: 2 } }],
    // Past midnight on the wall, not yet in UTC.
    ['2026-11-22T23:30:00Z', { isOpen: false, opens: { time: '09:00', date: '2026-11-23', days: 0 } }],
  ])('%s', (iso, expected) => expect(at(iso)).toEqual(expected));

  it('never, where no day is told', () =>
    expect(openState({ hours: [], special_days: [], time_zone: 'Europe/Ljubljana' }, new Date())).toEqual({ isOpen: false, opens: null }));
});

describe('the hours of a week', () => {
  it('stand once for days in a row', () => {
    const saturday: DayHours = ['09:00', '14:00'];
    expect(openingHours(place.hours)).toEqual([
      { from: 0, to: 4, hours: weekday },
      { from: 5, to: 5, hours: saturday },
      { from: 6, to: 6, hours: null },
    ]);
    expect(openingHours([null, null, weekday, null])).toEqual([
      { from: 0, to: 1, hours: null },
      { from: 2, to: 2, hours: weekday },
      { from: 3, to: 3, hours: null },
    ]);
    expect(openingHours([])).toEqual([]);
  });

  it.each<[string, readonly DayHours[], boolean]>([
    ['seven whole days', Array(7).fill(['00:00', '24:00']), true],
    ['seven that end a minute before midnight', Array(7).fill(['00:00', '23:59']), true],
    ['seven from midnight to midnight', Array(7).fill(['00:00', '00:00']), true],
    ['six', Array(6).fill(['00:00', '24:00']), false],
    ['six and a closed one', [...Array(6).fill(['00:00', '24:00']), null], false],
    ['six and a late one', [...Array(6).fill(['00:00', '24:00']), ['08:00', '24:00']], false],
    ['six and an early one', [...Array(6).fill(['00:00', '24:00']), ['00:00', '22:00']], false],
    ['none', [], false],
  ])('are day and night: %s, %s', (_what, week, always) => expect(isAlwaysOpen(week)).toBe(always));
});

describe('a shop that closes for long', () => {
  const closedFor = (days: number) => ({
    ...place,
    hours: Array(7).fill(weekday),
    special_days: Array.from({ length: days }, (_, i) => ({ date: `2026-12-${String(i + 1).padStart(2, '0')}`, hours: null })),
  });
  const noon = new Date('2026-12-01T11:00:00Z');
  it('opens in seven days at the latest, or is said to open at no day', () => {
    expect(openState(closedFor(7), noon)).toEqual({ isOpen: false, opens: { time: '09:00', date: '2026-12-08', days: 7 } });
    expect(openState(closedFor(8), noon)).toEqual({ isOpen: false, opens: null });
  });
});
