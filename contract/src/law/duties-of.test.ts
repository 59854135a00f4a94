import { describe, expect, it } from 'vitest';
import { dayIn } from '../values/date.ts';
import { DUTIES } from './duties.ts';
import { blocksOf, dutiesOf, type Subject, staleDuties } from './duties-of.ts';

const phone: Subject = { group: 'smartphone', condition: 'new', isConnected: true, isDurable: true, isForeignMaker: true, hasInstalments: true };
const plain: Subject = { group: 'none', condition: 'new' };
const idsOf = (subject: Subject, market: string, day: string) => dutiesOf(subject, market, day).map(({ id }) => id);
const between = (subject: Subject, market: string, [before, after]: [string, string]) => {
  const old = new Set(idsOf(subject, market, before));
  const now = new Set(idsOf(subject, market, after));
  return { started: [...now].filter((id) => !old.has(id)), ended: [...old].filter((id) => !now.has(id)) };
};

describe('duties on both sides of the day they begin', () => {
  it.each([
    ['energy label of phones', ['2025-06-19', '2025-06-20'], ['E1-phones'], []],
    ['end of the dispute platform', ['2025-07-19', '2025-07-20'], [], ['C16']],
    ['withdrawal function', ['2026-06-18', '2026-06-19'], ['C3'], []],
    ['a year more after repair', ['2026-07-30', '2026-07-31'], ['C12'], []],
    ['guarantee notice, durability label, updates', ['2026-09-26', '2026-09-27'], ['C9', 'C10', 'C11'], []],
    ['credit', ['2026-11-19', '2026-11-20'], ['P6'], []],
    ['nothing of the table', ['2027-02-17', '2027-02-18'], [], []],
  ] as [string, [string, string], string[], string[]][])('%s', (_, days, started, ended) => expect(between(phone, 'SI', days)).toEqual({ started, ended }));

  it('laptops name their charger since 28 April 2026', () =>
    expect(between({ ...plain, group: 'laptop' }, 'DE', ['2026-04-27', '2026-04-28'])).toEqual({ started: ['X1-laptops'], ended: [] }));
});

it('begin at the shop’s midnight, in summer and winter, and follow a clock that is put back', () => {
  const at = (moment: string) => dutiesOf(phone, 'SI', dayIn(new Date(moment), 'Europe/Ljubljana')).some(({ id }) => id === 'C9');
  // 27 September begins at 22:00 of the day before in UTC.
  const moments = ['2026-09-26T21:59:59.999Z', '2026-09-26T22:00:00.000Z', '2026-09-26T21:59:59.999Z', '2026-09-27T12:00:00.000Z', '2026-09-26T12:00:00.000Z'];
  expect(moments.map(at)).toEqual([false, true, false, true, false]);
  // The nights of the clock: the hour that is skipped, and the one that comes twice, belong to one day.
  const days = ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'];
  expect(days.map((moment) => dayIn(new Date(moment), 'Europe/Ljubljana').slice(8))).toEqual(['28', '29', '29', '29', '29', '30']);
  const autumn = ['2026-10-24T21:59:59Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'];
  expect(autumn.map((moment) => dayIn(new Date(moment), 'Europe/Ljubljana').slice(8))).toEqual(['24', '25', '25', '25', '26']);
});

describe('duties by market and thing', () => {
  const day = '2026-11-23';
  it('the Union’s own blocks stand in its markets alone, the local guarantee elsewhere', () => {
    for (const market of ['SI', 'HR', 'DE', 'AT', 'IT', 'ES']) expect(blocksOf(phone, market, day)).toContain('guarantee_notice');
    for (const market of ['RS', 'BA', 'ME']) {
      expect(blocksOf(phone, market, day)).toContain('local_guarantee');
      for (const block of ['guarantee_notice', 'durability_label', 'data_act', 'responsible_person', 'withdrawal_function'] as const)
        expect(blocksOf(phone, market, day), market).not.toContain(block);
    }
  });
  it('phones with keys have a charger and no label, opened goods keep theirs, refurbished goods have none', () => {
    expect(blocksOf({ ...plain, group: 'phone_simple' }, 'SI', day)).toContain('charger');
    expect(blocksOf({ ...plain, group: 'phone_simple' }, 'SI', day)).not.toContain('energy');
    expect(blocksOf({ ...plain, group: 'tv' }, 'SI', day)).toContain('energy');
    for (const group of ['tv', 'smartphone', 'slate_tablet', 'dryer'] as const)
      expect(blocksOf({ group, condition: 'open-box' }, 'SI', day)).toContain('energy');
    expect(blocksOf({ group: 'phone_simple', condition: 'open-box' }, 'SI', day)).not.toContain('energy');
    expect(blocksOf({ group: 'tv', condition: 'refurbished' }, 'SI', day)).not.toContain('energy');
  });
  it('what is not so is not asked for', () => {
    for (const block of ['durability_label', 'data_act', 'unit_price', 'responsible_person', 'seller_identity', 'prior_price', 'instalments'] as const)
      expect(blocksOf(plain, 'SI', day)).not.toContain(block);
  });
});

it('every row names its sources and the day it was checked, each id once; old rows are told', () => {
  expect(new Set(DUTIES.map(({ id }) => id)).size).toBe(DUTIES.length);
  for (const { id, sources, checkedOn } of DUTIES) {
    expect(sources.length, id).toBeGreaterThan(0);
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(staleDuties('2026-12-01')).toEqual([]);
  expect(staleDuties('2027-06-01')).toHaveLength(DUTIES.length);
});
