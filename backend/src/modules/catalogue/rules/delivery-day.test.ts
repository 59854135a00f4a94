import { describe, expect, it } from 'vitest';
import { TEST_SETTINGS } from '../../../testing/demo-site.ts';
import { closingTime, deliveryDay, lastDispatchDay, pickupDay } from './delivery-day.ts';

/** Time zone of Ljubljana, in summer two hours ahead of UTC. */
const SETTINGS = {
  ...TEST_SETTINGS,
  shop: { ...TEST_SETTINGS.shop, timeZone: 'Europe/Ljubljana' },
  delivery: {
    ...TEST_SETTINGS.delivery,
    dispatch: {
      ...TEST_SETTINGS.delivery.dispatch,
      cutOff: '14:00',
      workingDays: [1, 2, 3, 4, 5],
      holidays: ['08-14', '2026-09-02'],
      days: { central: 1, shop: 2, supplier: 5 },
      farther: [
        { country: 'HR' as const, postCodes: ['21400-21485'], days: 1 },
        { country: 'IT' as const, days: 2 },
      ],
    },
  },
};

const dayAt = (at: string, { from = 'central' as 'central' | 'shop' | 'supplier', to = 'SI', postCode = null as string | null } = {}) =>
  deliveryDay({ from, to, postCode }, new Date(at), SETTINGS);

describe('the day of delivery', () => {
  it.each([
    ['a minute before the cut-off goes today', '2026-06-01T11:59Z', {}, '2026-06-02'],
    ['from the cut-off on it goes tomorrow', '2026-06-01T12:00Z', {}, '2026-06-03'],
    ['the cut-off is by the shop’s clock in winter too', '2026-01-12T12:59Z', {}, '2026-01-13'],
    ['Friday after the cut-off goes on Monday', '2026-06-05T12:00Z', {}, '2026-06-09'],
    ['Saturday goes on Monday', '2026-06-06T08:00Z', {}, '2026-06-09'],
    ['two working days from a shop', '2026-06-01T08:00Z', { from: 'shop' as const }, '2026-06-03'],
    ['five over a weekend from a supplier', '2026-06-01T08:00Z', { from: 'supplier' as const }, '2026-06-08'],
    ['not on a public holiday of the warehouse’s country', '2026-06-24T08:00Z', {}, '2026-06-26'],
    ['nor on one of the country of delivery alone', '2026-06-03T08:00Z', { to: 'HR' }, '2026-06-05'],
    ['which is a day of delivery elsewhere', '2026-06-03T08:00Z', {}, '2026-06-04'],
    ['nor on a day off of each year', '2026-08-13T08:00Z', {}, '2026-08-17'],
    ['nor on one of this year', '2026-09-01T08:00Z', {}, '2026-09-03'],
    ['which the next year does not have', '2027-09-01T08:00Z', {}, '2027-09-02'],
    ['a day more to an island', '2026-06-01T08:00Z', { to: 'HR', postCode: '21480' }, '2026-06-03'],
    ['not to the town', '2026-06-01T08:00Z', { to: 'HR', postCode: '10000' }, '2026-06-02'],
    ['not where the place is not said', '2026-06-01T08:00Z', { to: 'HR' }, '2026-06-02'],
    ['not to the same post code of another country', '2026-06-01T08:00Z', { postCode: '21480' }, '2026-06-02'],
    ['two more to a whole country that is farther', '2026-06-08T08:00Z', { to: 'IT' }, '2026-06-11'],
  ])('%s', (_, at, source, day) => expect(dayAt(at, source)).toBe(day));

  it('ends where settings leave no working day', () => {
    const never = { ...SETTINGS, delivery: { ...SETTINGS.delivery, dispatch: { ...SETTINGS.delivery.dispatch, workingDays: [] } } };
    expect(deliveryDay({ from: 'central', to: 'SI', postCode: null }, new Date('2026-06-01T08:00Z'), never)).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

it.each([
  ['2026-06-01T08:00Z', '2026-06-01'],
  ['2026-06-07T08:00Z', '2026-06-05'],
  ['2026-06-25T08:00Z', '2026-06-24'],
])('orders of %s have to be on their way that working day or the one before: %s', (at, day) => expect(lastDispatchDay(new Date(at), SETTINGS)).toBe(day));

describe('the day of pickup', () => {
  const WEEK = ['09:00', '20:00'] as const;
  const shop = { country: 'SI', hours: [WEEK, WEEK, WEEK, WEEK, WEEK, ['09:00', '13:00'] as const, null] };
  it.each([
    ['today while there is an hour and more', '2026-06-01T16:59Z', '2026-06-01'],
    ['tomorrow in the last hour', '2026-06-01T17:00Z', '2026-06-02'],
    ['Monday after Saturday noon', '2026-06-06T10:00Z', '2026-06-08'],
    ['the day after a public holiday', '2026-06-25T08:00Z', '2026-06-26'],
    ['Sunday has none', '2026-06-07T08:00Z', '2026-06-08'],
  ])('%s', (_, at, day) => expect(pickupDay(new Date(at), shop, SETTINGS)).toBe(day));

  it('is the next day that is no holiday where the hours are not known', () => {
    const unknown = { country: 'SI', hours: [] };
    expect(pickupDay(new Date('2026-06-06T08:00Z'), unknown, SETTINGS)).toBe('2026-06-07');
    expect(pickupDay(new Date('2026-06-24T08:00Z'), unknown, SETTINGS)).toBe('2026-06-26');
  });

  it('the hour of closing is that of the day; none on a holiday and on Sunday', () => {
    expect(['2026-06-05T08:00Z', '2026-06-06T08:00Z', '2026-06-07T08:00Z', '2026-06-25T08:00Z'].map((at) => closingTime(new Date(at), shop, SETTINGS))).toEqual(
      ['20:00', '13:00', null, null],
    );
  });
});
