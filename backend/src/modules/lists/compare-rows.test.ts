import { describe, expect, it } from 'vitest';
import type { AttributeData } from '../catalogue/index.ts';
import { partsOf } from './compare-parts.ts';
import { bestOf } from './compare-reasons.ts';
import { compareRows } from './compare-rows.ts';

type Attributes = [string, AttributeData][];
const ORDER = ['hd', 'full-hd', 'qhd', '4k'];
const rows = (...products: Attributes[]) =>
  compareRows(products, { placeOf: (attribute, value) => (attribute === 'resolution' ? ORDER.indexOf(value) : value.charCodeAt(0)) });
const row = (...products: Attributes[]) => rows(...products)[0];

describe('the best value of a row', () => {
  it('is the most of what one wants more of, with its reason', () =>
    expect(row([['ram', 16]], [['ram', 32]], [['ram', 8]])).toMatchObject({ reason: 'most', best: [false, true, false], differs: true }));
  it('is the least of what one wants less of', () => expect(row([['noise', 34]], [['noise', 30]])).toMatchObject({ reason: 'quietest', best: [false, true] }));
  it('is the shortest of times one waits, and still the fastest', () =>
    expect(row([['response_time', 1]], [['response_time', 4]])).toMatchObject({ reason: 'fastest', best: [true, false] }));
  it('goes by the order of choices', () => {
    expect(row([['resolution', '4k']], [['resolution', 'full-hd']])).toMatchObject({ reason: 'sharpest', best: [true, false] });
    expect(row([['energy_class', 'c']], [['energy_class', 'a']])).toMatchObject({ reason: 'best_class', best: [false, true] });
  });
  it('is to have it', () => expect(row([['noise_cancelling', false]], [['noise_cancelling', true]])).toMatchObject({ reason: 'has_it', best: [false, true] }));
  it('may be more than one', () => expect(row([['ram', 16]], [['ram', 32]], [['ram', 32]])?.best).toEqual([false, true, true]));
  it('is none of what is a matter of taste', () =>
    expect(row([['colour', 'black']], [['colour', 'white']])).toMatchObject({ reason: null, best: [false, false], differs: true }));
  it('is none where all are the same', () => expect(row([['ram', 16]], [['ram', 16]])).toMatchObject({ reason: null, best: [false, false], differs: false }));
  it('is never what is not known, nor better than that alone', () => {
    expect(row([['ram', 16]], [])).toMatchObject({ values: [16, null], reason: null, best: [false, false], differs: true });
    expect(bestOf([null, 2, 1], true)).toEqual([false, false, true]);
    expect(bestOf([null, null], false)).toEqual([false, false]);
  });
});

describe('rows', () => {
  it('are all that any of the products tells, each once', () =>
    expect(rows([['ram', 16]], [['storage', 512]], [['ram', 8]]).map(({ code, values }) => [code, values])).toEqual([
      ['ram', [16, null, 8]],
      ['storage', [null, 512, null]],
    ]));
  it('do not differ by the order of a list', () => expect(row([['sim', ['a', 'b']]], [['sim', ['b', 'a']]])?.differs).toBe(false));

  it('are in one unit: the larger one where a value reaches it', () =>
    expect(rows([['weight_kg', 1.2]], [['weight_g', 480]])).toMatchObject([
      { code: 'weight_kg', values: [1.2, 0.48], reason: 'lightest', best: [false, true] },
    ]));
  it('and the smaller one where none does', () =>
    expect(rows([['weight_kg', 0.48]], [['weight_g', 190]])).toMatchObject([{ code: 'weight_g', values: [480, 190], best: [false, true] }]));
  it('stay as they are where all use the same', () => expect(row([['weight_kg', 0.4]], [['weight_kg', 0.3]])).toMatchObject({ code: 'weight_kg' }));
  it('say once what a product says in two units', () =>
    expect(
      rows(
        [
          ['weight_g', 1200],
          ['weight_kg', 1.2],
        ],
        [['weight_kg', 2]],
      ).map(({ code, values }) => [code, values]),
    ).toEqual([['weight_kg', [1.2, 2]]]));
});

describe('parts', () => {
  const product = (id: number, category_id: number | null, codes: string) => ({
    id,
    category_id,
    attributes: codes.split(' ').map((code): [string, AttributeData] => [code, 1]),
  });
  const ids = (...products: ReturnType<typeof product>[]) => partsOf(products).map((part) => part.map(({ id }) => id));

  it('products of one category form one part, also with different attributes', () =>
    expect(ids(product(1, 5, 'ram'), product(2, 5, 'noise'))).toEqual([[1, 2]]));
  it('are one where categories share what tells something', () =>
    expect(ids(product(1, 5, 'ram screen_size noise'), product(2, 6, 'ram screen_size sim'))).toEqual([[1, 2]]));
  it('are several where they share only what every device has', () =>
    expect(
      ids(product(1, 5, 'ram noise colour warranty width_cm'), product(2, 6, 'steam_program noise colour warranty width_cm'), product(3, 5, 'ram')),
    ).toEqual([[1, 3], [2]]));
  it('are several for products of no category', () => expect(ids(product(1, null, 'ram'), product(2, null, 'ram'))).toEqual([[1], [2]]));
});
