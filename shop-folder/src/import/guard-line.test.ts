import { describe, expect, it } from 'vitest';
import { checkLine } from './check-line.ts';
import { guardLine, type LawOfShop, type Maker } from './guard-line.ts';
import type { ImportRecord } from './import-record.ts';
import { applyProfile } from './profile/apply-profile.ts';
import { PROFILE } from './profile/profile.ts';

const LAW: LawOfShop = { mode: 'block', languages: ['hr', 'de'], today: '2026-11-23' };
const MAKER: Maker = { title: 'Zvuk', address: 'Zvuk d. o. o., Ulica 1, 10000 Zagreb', email: 'zvuk@zvuk.example', law: { country: 'HR' } };
const ABROAD: Maker = { ...MAKER, law: { country: 'RS' } };

/** A row of a supplier's table whose columns the profile maps to legal facts. */
const CELLS = {
  Lader: 'Nein',
  'Min W': '2,5',
  'Max W': '10',
  PD: 'nein',
  Buchse: 'USB-C',
  Garant: 'Zvuk d. o. o.',
  Monate: '36',
  Gratis: 'ja',
  'Ganzes Gerät': 'ja',
  Haltbarkeit: 'nein',
  Name: 'Person d. o. o.',
  Ulica: 'Cesta 1',
  Pošta: '1000',
  Mjesto: 'Ljubljana',
  Država: 'SI',
  Pošiljka: 'a@b.example',
};
const PROFILE_OF_LAW = PROFILE.parse({
  columns: {
    ...{ Lader: 'charging.included', 'Min W': 'charging.min_w', 'Max W': 'charging.max_w', PD: 'charging.usb_pd', Buchse: 'charging.port' },
    ...{
      Garant: 'guarantee.guarantor',
      Monate: 'guarantee.months',
      Gratis: 'guarantee.free',
      'Ganzes Gerät': 'guarantee.whole_good',
      Haltbarkeit: 'guarantee.durability',
    },
    ...{ Name: 'responsible_person.name', Ulica: 'responsible_person.street', Pošta: 'responsible_person.post_code', Mjesto: 'responsible_person.town' },
    ...{ Država: 'responsible_person.country', Pošiljka: 'responsible_person.email', 'Energie Klasse': 'energy.class' },
  },
  groups: { 'Audio > Zvučnici': 'speaker', 'Veliki uređaji > Perilice': 'washing_machine' },
});
const WARNINGS = { texts: { hr: 'Ne uranjati u vodu.', de: 'Nicht in Wasser tauchen.' } };

function recordOf(cells: Readonly<Record<string, string>>, row: object = {}): ImportRecord {
  const fields = {
    source: 'x',
    source_id: '1',
    title: 'Zvučnik',
    brand: 'Zvuk',
    language: 'hr',
    category_path: ['Audio', 'Zvučnici'],
    warnings: WARNINGS,
    cells,
    ...row,
  };
  const checked = checkLine(JSON.stringify(applyProfile(fields, PROFILE_OF_LAW)), {});
  if ('problems' in checked) throw new Error(checked.problems.join('; '));
  return checked.record;
}
const fieldsOf = (record: ImportRecord, maker: Maker | null = MAKER): string[] => guardLine(record, maker, LAW).map(({ field }) => field);
const without = (...names: readonly string[]): Record<string, string> => Object.fromEntries(Object.entries(CELLS).filter(([name]) => !names.includes(name)));

describe('the guardian at the door of the import', () => {
  it('finds nothing wrong with a row whose profile says all', () => {
    const record = recordOf(CELLS);
    expect(record.law).toMatchObject({
      group: 'speaker',
      charging: { included: false, min_w: 2.5, max_w: 10, usb_pd: false, port: 'USB-C' },
      guarantee: { guarantor: 'Zvuk d. o. o.', months: 36, free: true, whole_good: true, durability: false },
      responsible_person: { name: 'Person d. o. o.', country: 'SI' },
      warnings: WARNINGS,
    });
    expect([fieldsOf(record), fieldsOf(record, ABROAD)]).toEqual([[], []]);
  });

  it.each<[name: string, cells: Record<string, string>, row: object, maker: Maker | null, fields: string[]]>([
    ['no word of a charger', without('Lader', 'Min W', 'Max W', 'PD', 'Buchse'), {}, MAKER, ['law.charging']],
    ['not whether it is included', without('Lader'), {}, MAKER, ['law.charging.included']],
    ['no least power', without('Min W'), {}, MAKER, ['law.charging.min_w']],
    ['power out of range', { ...CELLS, 'Max W': '999' }, {}, MAKER, ['law.charging']],
    ['not whether USB PD', without('PD'), {}, MAKER, ['law.charging.usb_pd']],
    ['a long guarantee of unknown kind', without('Haltbarkeit'), {}, MAKER, ['law.guarantee.durability']],
    ['durability of a part', { ...CELLS, Haltbarkeit: 'ja', 'Ganzes Gerät': 'nein' }, {}, MAKER, ['law.guarantee.durability']],
    ['no word of warnings', CELLS, { warnings: null }, MAKER, ['law.warnings']],
    ['warnings in one language', CELLS, { warnings: 'Ne uranjati u vodu.' }, MAKER, ['law.warnings.texts']],
    ['warnings with markup', CELLS, { warnings: { texts: { hr: '<b>Ne</b>', de: 'Nein' } } }, MAKER, ['law.warnings']],
    ['a maker outside the Union alone', without('Name'), {}, ABROAD, ['law.responsible_person']],
    ['a person outside the Union', { ...CELLS, Država: 'RS' }, {}, ABROAD, ['law.responsible_person.country']],
    ['a maker without an address', CELLS, {}, { ...MAKER, address: null }, ['brand.address']],
    ['a maker without mail and country', CELLS, {}, { ...MAKER, email: null, law: {} }, ['brand.email', 'brand.law.country']],
    ['no maker', CELLS, { brand: '' }, null, ['brand']],
    ['no label of a washing machine', CELLS, { category_path: ['Veliki uređaji', 'Perilice'] }, MAKER, ['law.energy']],
    [
      'a class without number, label and sheets',
      { ...CELLS, 'Energie Klasse': 'C' },
      { category_path: ['Veliki uređaji', 'Perilice'] },
      MAKER,
      ['law.energy.eprel', 'law.energy.label', 'law.energy.sheets', 'law.energy.fetched'],
    ],
    ['a class that is none', { ...CELLS, 'Energie Klasse': 'Z' }, { category_path: ['Veliki uređaji', 'Perilice'] }, MAKER, ['law.energy']],
  ])('names %s', (_name, cells, row, maker, fields) => {
    expect(fieldsOf(recordOf(cells, row), maker)).toEqual(fields);
  });

  it('says nothing of what stands above variants, and of what is hidden', () => {
    for (const row of [{ options: ['Boja'] }, { visible: false }]) expect(fieldsOf(recordOf({}, row), null)).toEqual([]);
  });
});
