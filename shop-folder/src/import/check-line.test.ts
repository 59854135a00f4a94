import { describe, expect, it } from 'vitest';
import { checkLine } from './check-line.ts';
import { DEFAULT_RATES } from './market-prices.ts';

const GOOD = { source: 'feed', source_id: '1', title: 'Lamp', category_path: ['Lighting'] };
const check = (row: unknown) => checkLine(typeof row === 'string' ? row : JSON.stringify(row), { ...DEFAULT_RATES, USD: 0.92 });
const recordOf = (row: object) => {
  const checked = check({ ...GOOD, ...row });
  if ('problems' in checked) throw new Error(checked.problems.join());
  return checked;
};

describe('what a line tells of the law', () => {
  it('stands in the product’s facts', () => {
    const lawFacts = { group: 'oven', energy: { class: 'A+', eprel: '12345' }, origin_country: 'si', charging: { included: true, max_w: 20 } };
    expect(recordOf(lawFacts).record.law).toEqual({ group: 'oven', energy: { class: 'A+', from: 'A+++', to: 'D', eprel: '12345' }, origin_country: 'SI' });
    expect(recordOf({ group: 'smartphone', charging: { included: false, min_w: 5, max_w: 20, usb_pd: true, port: 'USB-C' } }).record.law).toEqual({
      group: 'smartphone',
      charging: { included: false, min_w: 5, max_w: 20, usb_pd: true, port: 'USB-C' },
    });
    expect(recordOf({}).record.law).toEqual({});
  });
  it.each([
    ['a class in Cyrillic', { energy: { class: 'А' } }],
    ['a class outside its range', { energy: { class: 'A+++', from: 'A', to: 'G' } }],
    ['a range turned round', { energy: { class: 'C', from: 'G', to: 'A' } }],
    ['a country of three letters', { origin_country: 'SRB' }],
    ['a country that is none', { origin_country: 'UK' }],
    ['no group of ours', { group: 'spaceship' }],
    ['no watts', { charging: { max_w: 0 } }],
    ['watts as text', { charging: { max_w: '20W' } }],
    ['more watts at least than at most', { charging: { min_w: 30, max_w: 20 } }],
    ['a charger that may be there', { charging: { included: 'maybe' } }],
  ])('is left out where it is %s', (_, row) => expect(recordOf(row).record.law).toEqual({}));
  it.each(['0', 'EPREL12', '1'.repeat(20)])('a number %s of EPREL is left out, the class stays', (eprel) =>
    expect(recordOf({ energy: { class: 'C', eprel } }).record.law).toEqual({ energy: { class: 'C', from: 'A', to: 'G' } }),
  );
});

describe('an opened piece', () => {
  it('names the new product of its feed and how it looks, and is not new itself', () => {
    expect(recordOf({ opened_of: 'TV 55', opened_grade: 'like-new' }).record).toMatchObject({
      condition: 'open-box',
      opened: { of: 'feed-TV-55', grade: 'like-new' },
    });
    expect(recordOf({ opened_of: '7', opened_grade: 'good', condition: 'refurbished' }).record.condition).toBe('refurbished');
    expect(recordOf({ condition: 'open-box' }).record.opened).toBeNull();
  });
  it('is refused with every field that is wrong', () =>
    expect(check({ ...GOOD, opened_of: '7', condition: 'new' })).toEqual({
      problems: ['opened_of: an opened piece is not new; `condition` must say so', 'opened_grade: missing beside opened_of; one of like-new, good, marked'],
    }));
});

describe('checkLine', () => {
  it('takes a line that has only what is needed', () => {
    expect(recordOf({}).record).toMatchObject({
      code: 'feed-1',
      title: 'Lamp',
      categoryPath: ['Lighting'],
      price: null,
      brand: null,
      ean: null,
      attributes: [],
      language: 'en',
    });
  });

  it.each([
    ['not JSON', '{"a":', /^not JSON/],
    ['a list', '[1]', /^not a JSON object$/],
    ['a text', '"x"', /^not a JSON object$/],
    ['no title', { ...GOOD, title: ' ' }, /^title: missing$/],
    ['a title too long', { ...GOOD, title: 'x'.repeat(501) }, /^title: longer than 500/],
    ['a title that is a number', { ...GOOD, title: 5 }, /^title: a text is needed$/],
    ['a NUL', { ...GOOD, description: 'a\u0000b' }, /^description: contains a NUL/],
    ['a NUL in a value', { ...GOOD, attributes: { Name: ['a\u0000'] } }, /^attributes.Name: contains a NUL/],
    ['a price of 0', { ...GOOD, price: 0, currency: 'EUR' }, /^price: must be above 0$/],
    ['a price as text', { ...GOOD, price: '5.49', currency: 'EUR' }, /^price: a number is needed$/],
    ['a price without currency', { ...GOOD, price: 5 }, /^currency: missing/],
    ['a currency without rate', { ...GOOD, price: 5, currency: 'GBP' }, /^price in GBP needs --rate GBP=…$/],
    ['a category that is no list', { ...GOOD, category_path: 'Lighting' }, /^category_path: a list of texts is needed$/],
    ['no category', { ...GOOD, category_path: null }, /^category_path: a list of texts is needed$/],
    ['a value of objects', { ...GOOD, attributes: { Size: { w: 1 } } }, /^attributes.Size: text, number/],
    ['attributes as list', { ...GOOD, attributes: ['a'] }, /^attributes: an object is needed$/],
  ])('refuses %s', (_name, row, problem) => {
    const checked = check(row);
    expect('problems' in checked && checked.problems).toEqual([expect.stringMatching(problem)]);
  });

  it('names every field that is wrong', () => {
    expect(check({ defect: 'html', source: 'feed', raw: {} })).toEqual({
      problems: ['source_id: missing', 'title: missing', 'category_path: a list of texts is needed'],
    });
  });

  it('mends what is harmless: control characters, lost letters, white space', () => {
    expect(recordOf({ title: ' A\u0007\ufffd  b\tc\u202e\ud800 ' }).record.title).toBe('A b c');
  });

  it('takes size and weight with the box when all of it is there', () => {
    const box = { package_length_cm: 12, package_width_cm: 40.5, package_height_cm: 30, package_weight_kg: 2.345 };
    expect(recordOf(box).record.package).toEqual({ sides: [405, 300, 120], weight: 2345 });
    expect(recordOf({}).record.package).toBeNull();
    for (const bad of [{ package_weight_kg: null }, { package_length_cm: 0 }, { package_height_cm: 1001 }, { package_weight_kg: -1 }]) {
      const { record, notes } = recordOf({ ...box, ...bad });
      expect([record.package, notes.length]).toEqual([null, 1]);
    }
    expect(check({ ...GOOD, ...box, package_width_cm: '40' })).toEqual({ problems: ['package_width_cm: a number is needed'] });
  });

  it('leaves a wrong EAN or date out and keeps the line', () => {
    const { record, notes } = recordOf({ ean: '5055288404879', eans: ['5055288404878', '96385074'], released: 'soon' });
    expect(record).toMatchObject({ ean: null, eans: ['5055288404878', '96385074'], released: null });
    expect(notes).toHaveLength(2);
  });

  it.each([
    ['2019', '2019-01-01'],
    ['2019-05', '2019-05-01'],
    ['2019-5-7', '2019-05-07'],
    ['2019-02-30', null],
  ])('reads the date %s', (released, day) => {
    expect(recordOf({ released }).record.released).toBe(day);
  });

  it.each([
    ['en', 'en'],
    ['de', 'de'],
    ['sl', 'si'],
    ['sr-Latn', 'rs'],
    ['tr', 'en'],
    ['__proto__', 'en'],
  ])('takes language %s for %s', (language, ours) => {
    expect(recordOf({ language }).record.language).toBe(ours);
  });

  it('takes signs for an unknown brand as none', () => {
    expect(['-', 'N/A', '', null].map((brand) => recordOf({ brand }).record.brand)).toEqual([null, null, null, null]);
  });
});
