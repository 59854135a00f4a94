import { describe, expect, it } from 'vitest';
import { CONSUMER_LAW } from '../../values/consumer-law.ts';
import { endOfPeriod } from './end-of-period.ts';
import { HOLIDAYS, HOLIDAY_YEARS } from './holidays.ts';
import { isPublicHoliday, publicHolidays } from './public-holidays.ts';

const from = new Date('2026-11-22T10:00:00Z');

describe('public holidays', () => {
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
  it.each([
    // Days as published by ministries and newspapers.
    ['RS', '2022-01-03', true, 'the New Year of a Saturday and a Sunday'],
    ['RS', '2016-05-03', true, 'the first of May of a Sunday, the second being a holiday too'],
    ['RS', '2021-05-04', true, 'the second of May on Easter Sunday'],
    ['ME', '2025-07-15', true, 'two days kept from a Sunday on'],
    ['ME', '2025-07-16', false, 'and no third'],
    ['ME', '2024-11-14', true, 'two days kept'],
    ['BA', '2017-01-03', true, 'the New Year of a Sunday'],
    ['BA', '2026-03-02', true, 'the first of March of a Sunday'],
    ['BA', '2018-11-26', false, '25 November, which the act does not move'],
    ['HR', '2026-11-02', false, 'All Saints of a Sunday, which does not move'],
    ['IT', '2025-10-04', false, 'San Francesco before its act'],
    ['IT', '2027-10-04', true, 'San Francesco'],
    ['AT', '2026-12-08', true, 'a day on which shops may open'],
    ['GB', '2026-12-25', false, 'a country that is not known'],
  ])('of %s: %s is one: %s (%s)', (country, day, isOne) => expect(isPublicHoliday(country, day)).toBe(isOne));
  it.each([
    ['DE', '2026-11-18', 'Buß- und Bettag'],
    ['DE', '2025-11-19', 'Buß- und Bettag'],
    ['DE', '2022-11-16', 'Buß- und Bettag, the 23rd being a Wednesday'],
    ['DE', '2025-06-19', 'Fronleichnam'],
    ['DE', '2026-10-31', 'Reformationstag'],
    ['ES', '2026-04-02', 'Jueves Santo'],
    ['ES', '2026-11-02', 'the Monday after All Saints of a Sunday'],
    ['ES', '2026-12-07', 'the Monday after the Constitution of a Sunday'],
  ])('of a part of %s: %s, %s', (country, day) =>
    expect([isPublicHoliday(country, day), isPublicHoliday(country, day, { withParts: true })]).toEqual([false, true]),
  );
  it('close no shop on 8 December in Austria', () => expect(publicHolidays('AT', from)).not.toContain('2026-12-08'));

  it('are known for every country that a shop sells to, with their acts, and for years to come', () => {
    expect(HOLIDAYS.map(({ country }) => country).sort()).toEqual(Object.keys(CONSUMER_LAW).sort());
    for (const { country, sources } of HOLIDAYS) expect(sources.join().length, country).toBeGreaterThan(20);
    for (let year = HOLIDAY_YEARS.from; year <= HOLIDAY_YEARS.until; year += 1)
      for (const { country } of HOLIDAYS) expect(publicHolidays(country, new Date(`${year}-01-01`)).length, `${country} ${year}`).toBeGreaterThanOrEqual(6);
  });
});

describe('a period', () => {
  it.each([
    ['SI', '2026-12-23', '2026-12-23'],
    ['SI', '2026-12-24', '2026-12-24'],
    // Friday, Saturday and Sunday of Christmas.
    ['SI', '2026-12-25', '2026-12-28'],
    ['DE', '2026-12-25', '2026-12-28'],
    ['RS', '2026-12-25', '2026-12-25'],
    // Thursday to Sunday.
    ['SI', '2026-01-01', '2026-01-05'],
    ['HR', '2026-01-01', '2026-01-02'],
    ['RS', '2027-04-30', '2027-05-05'],
    ['ES', '2026-12-08', '2026-12-09'],
  ])('in %s that would end on %s ends on %s', (country, day, end) => expect(endOfPeriod(day, country)).toBe(end));
  it.each([
    ['DE', '2026-11-18', '2026-11-19'],
    // A Sunday, then All Saints of some states.
    ['DE', '2027-10-31', '2027-11-02'],
    // Good Friday, a weekend and the Easter Monday of some regions.
    ['ES', '2026-04-02', '2026-04-07'],
    ['SI', '2026-11-18', '2026-11-18'],
  ])('of a consumer in %s that would end on %s, a holiday in a part of it, ends on %s', (country, day, end) =>
    expect(endOfPeriod(day, country, { withParts: true })).toBe(end),
  );
});
