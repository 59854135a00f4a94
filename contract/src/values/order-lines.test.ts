import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth, MAX_GROWTH } from '../testing/growth.ts';
import { formatOrderLine, MAX_ASKED, parseOrderLines } from './order-lines.ts';

/** Codes and pieces alone. */
const read = (text: string) => parseOrderLines(text).map(({ code, qty }) => [code, qty]);

describe('lines of a quick order', () => {
  it.each([
    ['DEMO-1;5', [['DEMO-1', 5]]],
    ['DEMO-1,5', [['DEMO-1', 5]]],
    ['DEMO-1\t5', [['DEMO-1', 5]]],
    ['DEMO-1 5', [['DEMO-1', 5]]],
    ['DEMO-1    5', [['DEMO-1', 5]]],
    ['  DEMO-1 ; 5  ', [['DEMO-1', 5]]],
    ['DEMO-1;5;a remark;9', [['DEMO-1', 5]]],
    ['"DEMO-1";"5"', [['DEMO-1', 5]]],
    ['"A;1";2', [['A;1', 2]]],
    ['"A ""x"" 1";2', [['A "x" 1', 2]]],
    ['"not closed;2', [['not closed;2', 1]]],
    ['A,1;2', [['A,1', 2]]],
    ['DEMO-1;5,00', [['DEMO-1', 5]]],
    ['DEMO-1;5.0', [['DEMO-1', 5]]],
    ['DEMO-1;+5', [['DEMO-1', 5]]],
  ])('%j is read as it was meant', (text, lines) => expect(read(text)).toEqual(lines));

  it.each(['DEMO-1', 'DEMO-1;', 'DEMO-1;;', '"DEMO-1"'])('%j without a quantity is one piece', (text) => expect(read(text)).toEqual([['DEMO-1', 1]]));

  it.each(['DEMO-1;0', 'DEMO-1;-2', 'DEMO-1;two', 'DEMO-1;1.5', 'DEMO-1;1e3', `DEMO-1;${MAX_ASKED + 1}`, 'DEMO-1;99999999999999999999'])(
    '%j has no number of pieces',
    (text) => expect(read(text)).toEqual([['DEMO-1', null]]),
  );

  it('a quantity without a code, and a code without end, are bad lines', () => {
    expect(read(';5')).toEqual([['', null]]);
    expect(read(`${'A'.repeat(500)};5`)).toEqual([['A'.repeat(120), null]]);
  });

  it('spaces inside of a code belong to it unless a short number ends the line', () => {
    expect(read('WH 1000 XM5\n4 012345 678901\nWH  1000  XM5;2')).toEqual([
      ['WH 1000 XM5', 1],
      ['4 012345 678901', 1],
      ['WH 1000 XM5', 2],
    ]);
  });

  it('takes a byte order mark, all ends of lines, empty lines and stray control characters', () =>
    expect(read('\uFEFFA;1\r\nB;2\rC;3\n\n  \n;;\n\u0000D\u0007;4\u2028E;5')).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
      ['D', 4],
      ['E', 5],
    ]));

  it.each([
    'code;qty',
    'Šifra;Količina',
    'SKU,Quantity',
    '"Artikelnummer"\t"Menge"',
    'EAN',
    'Código;Cantidad',
    'Codice articolo;Quantità',
    'Šifra artikla;kom.',
    'x;qty',
  ])('the row of headings %j is left out', (heading) => expect(read(`${heading}\nA;2`)).toEqual([['A', 2]]));
  it('but only as the first row, and only without a number', () => {
    expect(read('A;2\ncode;qty')).toEqual([
      ['A', 2],
      ['code', null],
    ]);
    expect(read('EAN;2')).toEqual([['EAN', 2]]);
  });

  it.each<[string, [string, number | null][]]>([
    ['A;1;2', [['A', 1]]],
    ['A ; 2 ', [['A', 2]]],
    ['A\t2;3', [['A 2', 3]]],
    ['A,2\t3', [['A,2', 3]]],
    ['A 9999', [['A', 9999]]],
    ['A 10000', [['A 10000', 1]]],
    ['A 0', [['A', null]]],
    ['12 34', [['12', 34]]],
    ['34', [['34', 1]]],
    ['A;9999', [['A', 9999]]],
    ['A;10000', [['A', null]]],
    ['A;5,', [['A', 5]]],
    ['A;5,000', [['A', 5]]],
    ['A;5,0000', [['A', null]]],
    ['A;5,01', [['A', null]]],
    ['A;++5', [['A', null]]],
    ['A;5 x', [['A', null]]],
    ['A;x5', [['A', null]]],
    ['"A" x;2', [['A x', 2]]],
    [' "A";2', [['A', 2]]],
    ['"";2', [['', null]]],
    ['""""";3', [['"";3', 1]]],
    ['A;"2"', [['A', 2]]],
    [`${'A'.repeat(120)};2`, [['A'.repeat(120), 2]]],
    [`${'A'.repeat(121)};2`, [['A'.repeat(120), null]]],
  ])('of %j is read %j', (text, lines) => expect(read(text)).toEqual(lines));

  it.each([
    ['A', 1, 'A;1'],
    ['A;1', 2, '"A;1";2'],
    ['A "x"', 2, '"A ""x""";2'],
    ['A,1', 2, 'A,1;2'],
  ])('%s with %i pieces is written %s', (code, qty, line) => expect(formatOrderLine(code, qty)).toBe(line));

  it.each(['code 2;5', 'codes;5', 'xcode;5', 'x;qty5', 'x;xqty', 'koda5;5'])('the first row %j is no row of headings', (row) =>
    expect(parseOrderLines(row)).toHaveLength(1),
  );
  it.each([
    'Product code;x',
    'item no;x',
    'PART NUMBER;x',
    'GTIN;x',
    'koda izdelka;x',
    'Artikl;x',
    'Código de producto;x',
    'x;Stück',
    'x;Kos',
    ' "Code" ; "Pcs" ',
  ])('the first row %j is one of headings', (row) => expect(parseOrderLines(row)).toEqual([]));

  it('keeps each line as it was written', () => expect(parseOrderLines(' A ;  x\nB').map((line) => line.text)).toEqual(['A ;  x', 'B']));

  it('reads back what it writes, for every code', () => {
    const codes = fc
      .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
      .map((code) =>
        code
          .replace(/[\p{Cc}\u2028\u2029\uFEFF]/gu, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((code) => code !== '' && code.length <= 120);
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: MAX_ASKED }), (code, qty) => {
        const [line, ...more] = parseOrderLines(formatOrderLine(code, qty));
        expect([line?.code, line?.qty, more]).toEqual([code, qty, []]);
      }),
      { numRuns: 500 },
    );
  });

  it('never fails, never finds more lines than there are, never a quantity out of bounds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(';', '"', '\t', ',', '\n', '\r\n', '1', 'A', ' ')), { maxLength: 60 }),
        (parts) => {
          const text = parts.join('');
          const lines = parseOrderLines(text);
          expect(lines.length).toBeLessThanOrEqual(text.split(/\r\n|[\r\n\u2028\u2029]/).length);
          const isQty = (qty: number) => Number.isInteger(qty) && qty >= 1 && qty <= MAX_ASKED;
          // One assertion for all, as a thousand take longer than the code under test.
          expect(lines.filter(({ code, qty }) => code.length > 120 || /\p{Cc}/u.test(code) || (qty !== null && (code === '' || !isQty(qty))))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    (size: number) => `${'"'.repeat(size)};${' '.repeat(size)}5\n${'""'.repeat(size)}x`,
    (size: number) => '";'.repeat(size),
    (size: number) => `${'a;'.repeat(size)}\n${'5 x '.repeat(size)}`,
  ])('a long line of quotes and separators takes work in proportion to its length: %s', (text) => {
    expect(growth({ size: 4000, text, work: parseOrderLines })).toBeLessThan(MAX_GROWTH);
  });
});
