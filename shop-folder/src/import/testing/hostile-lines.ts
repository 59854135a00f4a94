import type { HostileFile } from './hostile-files.ts';

const CATEGORY = ['Home', 'Lamps'];
let lineCount = 0;

/** A line with an id of its own, with changes. */
function line(more: Readonly<Record<string, unknown>> = {}): string {
  lineCount += 1;
  return JSON.stringify({ source: 'l', source_id: `line-${lineCount}`, title: `Bulb ${lineCount}`, category_path: CATEGORY, ...more });
}

const file = (name: string, lines: readonly string[], good: number, ...messages: RegExp[]): HostileFile => ({
  name,
  bytes: Buffer.from(lines.join('\n')),
  good,
  messages,
});
const one = (name: string, more: Readonly<Record<string, unknown>>, message?: RegExp): HostileFile =>
  file(name, [line(), line(more), line()], message ? 2 : 3, ...(message ? [message] : []));

/** Lines of our own with faults that no other format can have. */
export const lineFaults = (): HostileFile[] => [
  file('a number for a line', [line(), '42', line()], 2, /^2: not a JSON object/),
  file('nothing for a line', [line(), 'null', line()], 2, /^2: not a JSON object/),
  file('a list for a line', [line(), '[]', line()], 2, /^2: not a JSON object/),
  file('half a line', [line(), line().slice(0, -5), line()], 2, /^2: not JSON/),
  file('a hundred thousand brackets', [line(), `{"a":${'['.repeat(100_000)}`, line()], 2, /^2: not JSON/),
  file('a line of two megabytes', [line(), line({ description: 'x'.repeat(2_000_000) }), line()], 2, /^2: longer than 1 MB/),
  file('half a letter', [line(), line().replace('Bulb', 'Bu\\ud800lb'), line()], 3),
  file('the prototype', [line(), line().replace('{', '{"__proto__":{"title":"x"},'), line()], 3),
  one('a title that is a number', { title: 5 }, /^2: title: a text is needed/),
  one('a title that is a list', { title: ['x'] }, /^2: title: a text is needed/),
  one('a category that is a text', { category_path: 'Home' }, /^2: category_path: a list of texts/),
  one('a category of numbers', { category_path: [1] }, /^2: category_path: a list of texts/),
  one('no category', { category_path: null }, /^2: category_path: a list of texts/),
  one('a category fifty levels deep', { category_path: Array.from({ length: 50 }, (_, i) => `Level ${i}`) }),
  one('attributes in a list', { attributes: ['x'] }, /^2: attributes: an object/),
  one('attributes inside attributes', { attributes: { a: { b: 1 } } }, /^2: attributes\.a: text, number/),
  one('five thousand attributes', { attributes: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`a${i % 500}-${i}`, i])) }),
  one('an attribute of the machine', { attributes: { constructor: 'x', toString: 'y' } }),
  one('an attribute without a name', { attributes: { ' ': 'x' } }, /^2: attributes\.: a name of 1 to 200/),
  one('an endless number', { price: 1e308, currency: 'EUR' }, /^2: price is higher than the shop can keep/),
  one('less than a cent', { price: 0.000_001, currency: 'EUR' }, /^2: price is less than a cent/),
  one('a price in dollars without a rate', { price: 5, currency: 'USD' }, /^2: price in USD needs --rate/),
  one('a price without a currency', { price: 5 }, /^2: currency: missing/),
  one('stock below zero', { stock: -1 }, /^2: stock: whole pieces/),
  one('half a piece', { stock: 1.5 }, /^2: stock: whole pieces/),
  one('more pieces than there are', { stock: 1e12 }, /^2: stock: whole pieces/),
  one('pieces in words', { stock: 'many' }, /^2: stock: whole pieces/),
  one('a warehouse that is not there', { stock: { nowhere: 1 } }, /^2: stock: there is no warehouse nowhere/),
  one('a market that is not there', { markets: ['xx'] }, /^2: markets: xx/),
  one('a price of a market that is not there', { prices: { xx: 5 } }, /^2: prices\.xx/),
  one('a price of a market below zero', { prices: { hr: -5 } }, /^2: prices\.hr/),
  one('a first day that is none', { prices: { hr: { amount: 5, from: 'tomorrow' } } }, /^2: prices\.hr/),
  one('an energy class that is none', { energy: { class: 'Z' } }),
  one('a range the wrong way round', { energy: { class: 'C', from: 'G', to: 'A' } }),
  one('a charger of a thousand watts', { charging: { max_w: 1000 } }),
  one('a guarantee of a thousand years', { guarantee_months: 12_000 }),
  one('a date that is none', { released: '2026-02-30' }),
  one('a number for yes', { visible: 1 }, /^2: visible: yes or no/),
  one('a size without an end', { package_length_cm: 1e9, package_width_cm: 1, package_height_cm: 1, package_weight_kg: 1 }),
  one('pictures that lead elsewhere', {
    images: ['file:///etc/passwd', '../../secret.jpg', '/etc/passwd', 'javascript:alert(1)', 'data:image/png;base64,AA=='],
  }),
  one('a picture for all', { images: Array.from({ length: 500 }, (_, i) => `x${i}.jpg`) }),
  one('a variant of nothing', { variant_of: 'nowhere' }, /^2: variant_of: there is no good line/),
  file('a variant of itself', [line({ source_id: 'self', variant_of: 'self' }), line()], 1, /^1: variant_of: the line of that product must come first/),
  file(
    'a variant before its product',
    [line({ variant_of: 'late' }), line({ source_id: 'late' })],
    1,
    /^1: variant_of: the line of that product must come first/,
  ),
  file(
    'two that are variants of each other',
    [line({ source_id: 'cycle-a', variant_of: 'cycle-b' }), line({ source_id: 'cycle-b', variant_of: 'cycle-a' })],
    0,
    /^1: variant_of: the line of that product must come first/,
    /2: variant_of/,
  ),
  file(
    'a variant of a variant',
    [
      line({ source_id: 'deep-a', options: ['Size'] }),
      line({ source_id: 'deep-b', variant_of: 'deep-a', options: ['Size'] }),
      line({ source_id: 'deep-c', variant_of: 'deep-b' }),
    ],
    2,
    /^3: variant_of: that product is a variant itself/,
  ),
  file('related in a circle', [line({ source_id: 'ring-a', related: ['ring-b', 'ring-a'] }), line({ source_id: 'ring-b', related: ['ring-a', 'nowhere'] })], 2),
  file('one product twice', [line({ source_id: 'twice' }), line({ source_id: 'twice', title: 'Bulb again' })], 1),
  file('two ids with one code', [line({ source_id: 'same code' }), line({ source_id: 'same_code' })], 2),
];
