import { expect, it } from 'vitest';
import { publicHolidays } from './public-holidays.ts';

const from = new Date('2026-11-22T10:00:00Z');

it('are those of the country within a year, Easter by its calendar', () => {
  expect(publicHolidays('SI', from)).toEqual([
    ...['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-02', '2027-02-08', '2027-03-29', '2027-04-27', '2027-05-01', '2027-05-02'],
    ...['2027-06-25', '2027-08-15', '2027-10-31', '2027-11-01'],
  ]);
  expect(publicHolidays('AT', from)).toEqual(expect.arrayContaining(['2027-03-29', '2027-05-06', '2027-05-17', '2027-05-27']));
  expect(publicHolidays('RS', from)).toEqual(expect.arrayContaining(['2027-04-30', '2027-05-02', '2027-05-03']));
});
it.each([
  ['2024', '2024-04-01', '2024-05-06'],
  ['2025', '2025-04-21', '2025-04-21'],
  ['2026', '2026-04-06', '2026-04-13'],
])('know Easter Monday of %s', (year, western, orthodox) => {
  expect(publicHolidays('SI', new Date(`${year}-01-01`))).toContain(western);
  expect(publicHolidays('ME', new Date(`${year}-01-01`))).toContain(orthodox);
});
