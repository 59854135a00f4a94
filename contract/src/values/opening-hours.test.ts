import { describe, expect, it } from 'vitest';
import { openState, type DayHours } from './opening-hours.ts';

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
