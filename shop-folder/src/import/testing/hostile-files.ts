import { gzipSync } from 'node:zlib';

export interface Product {
  id: string;
  title: string;
  price: string;
  description?: string;
  brand?: string;
  category?: readonly string[];
}

export interface HostileFile {
  name: string;
  bytes: Buffer;
  /** Number of products imported. */
  good: number;
  /** Expected messages, with the line; empty: no problem. */
  messages: readonly RegExp[];
}

const LETTERS = 26;
let productCount = 0;
/** A product that every format can express, with a code of its own. */
export const good = (more: Partial<Product> = {}): Product => {
  productCount += 1;
  return { id: `good-${productCount}`, title: `Lamp ${String.fromCharCode(65 + (productCount % LETTERS))} ${productCount}`, price: '19.90', ...more };
};

const quoted = (cells: readonly string[], delimiter: string): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const numberOr = (text: string): number | string => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);
const CATEGORY = ['Home', 'Lamps'];

const SHOPIFY_HEADER = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Variant Price', 'Status'];
const WOO_HEADER = ['ID', 'Type', 'SKU', 'Name', 'Published', 'Description', 'Regular price', 'Categories', 'Brands'];
const TABLE_HEADER = ['id', 'title', 'description', 'brand', 'product_type', 'price', 'availability'];

/** Writes products as a file of each format; the first product is in line 2, in our own lines in line 1. */
export const FORMATS: Readonly<Record<string, (products: readonly Product[]) => string>> = {
  shopify: (products) =>
    [
      SHOPIFY_HEADER,
      ...products.map((one) => [one.id, one.title, one.description ?? '', one.brand ?? '', (one.category ?? CATEGORY).join(' > '), one.price, 'active']),
    ]
      .map((cells) => quoted(cells, ','))
      .join('\n'),
  woocommerce: (products) =>
    [
      WOO_HEADER,
      ...products.map((one) => [
        one.id,
        'simple',
        '',
        one.title,
        '1',
        one.description ?? '',
        one.price,
        (one.category ?? CATEGORY).join(' > '),
        one.brand ?? '',
      ]),
    ]
      .map((cells) => quoted(cells, ';'))
      .join('\n'),
  table: (products) =>
    [
      TABLE_HEADER,
      ...products.map((one) => [
        one.id,
        one.title,
        one.description ?? '',
        one.brand ?? '',
        (one.category ?? CATEGORY).join(' > '),
        one.price && `${one.price} EUR`,
        'in_stock',
      ]),
    ]
      .map((cells) => quoted(cells, '\t'))
      .join('\n'),
  xml: (products) =>
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${products
      .map((one) => {
        const fields = {
          id: one.id,
          title: one.title,
          description: one.description ?? '',
          brand: one.brand ?? '',
          product_type: (one.category ?? CATEGORY).join(' > '),
          price: one.price && `${one.price} EUR`,
        };
        return `<item>${Object.entries(fields)
          .map(([name, text]) => `<g:${name}>${escaped(text)}</g:${name}>`)
          .join('')}</item>`;
      })
      .join('\n')}\n</channel></rss>`,
  lines: (products) =>
    products
      .map((one) =>
        JSON.stringify({
          source: 's',
          source_id: one.id,
          title: one.title,
          description: one.description,
          brand: one.brand,
          category_path: one.category ?? CATEGORY,
          price: one.price === '' ? null : numberOr(one.price),
          currency: 'EUR',
        }),
      )
      .join('\n'),
};

const text = (value: string): Buffer => Buffer.from(value);

/** Expected effect of a fault: the number of products imported and the messages, with exceptions by format. */
interface Outcome {
  good: number;
  message?: RegExp;
  of?: Partial<Record<string, Pick<Outcome, 'good' | 'message'>>>;
}
type FileFault = Outcome & { bytes: (plain: string) => Buffer };

const NO_MARK = { good: 0, message: /^0: UTF-16 without its mark: save the file/ };
const NOT_UTF_16 = (line: number): RegExp => new RegExp(`^${line}: not UTF-16`);
const EMPTY = { good: 0, message: /^0: the file is empty/ };
const NOT_UTF_8 = (line: number): RegExp => new RegExp(`^${line}: not UTF-8`);
const cut = (plain: string): Buffer => gzipSync(plain).subarray(0, -12);

/** Faults of a whole file of two products. */
const FILE_FAULTS: Readonly<Record<string, FileFault>> = {
  'nothing at all': { bytes: () => Buffer.alloc(0), ...EMPTY },
  'a byte order mark alone': { bytes: () => text('\ufeff'), ...EMPTY },
  'blank lines alone': { bytes: () => text('\n\n  \n\n'), ...EMPTY },
  'a byte order mark': { bytes: (plain) => text(`\ufeff${plain}`), good: 2 },
  'line ends of Windows': { bytes: (plain) => text(plain.replaceAll('\n', '\r\n')), good: 2 },
  'line ends of old Macs': { bytes: (plain) => text(plain.replaceAll('\n', '\r')), good: 2, of: { lines: { good: 0, message: /^1: not JSON/ } } },
  'a letter in Latin 1': {
    bytes: (plain) => Buffer.from(plain.replace('Lamp', 'L\u00e4mp'), 'latin1'),
    good: 0,
    message: NOT_UTF_8(2),
    of: { lines: { good: 1, message: NOT_UTF_8(1) } },
  },
  'UTF-16 with its mark': { bytes: (plain) => Buffer.from(`\ufeff${plain}`, 'utf16le'), good: 2 },
  'UTF-16 the other way round': { bytes: (plain) => Buffer.from(`\ufeff${plain}`, 'utf16le').swap16(), good: 2 },
  'UTF-16 packed': { bytes: (plain) => gzipSync(Buffer.from(`\ufeff${plain}`, 'utf16le')), good: 2 },
  'UTF-16 with half a letter at the end': {
    bytes: (plain) => Buffer.concat([Buffer.from(`\ufeff${plain}`, 'utf16le'), Buffer.from([0x41])]),
    good: 0,
    message: NOT_UTF_16(3),
    of: { lines: { good: 2, message: /^0: the file cannot be read to its end: not UTF-16/ }, xml: { good: 0, message: NOT_UTF_16(4) } },
  },
  'UTF-16 without a mark': { bytes: (plain) => Buffer.from(plain, 'utf16le'), ...NO_MARK },
  'an over-long letter': {
    bytes: (plain) => Buffer.concat([text(plain.slice(0, -1)), Buffer.from([0xc0, 0x80]), text(plain.slice(-1))]),
    good: 0,
    message: NOT_UTF_8(3),
    of: { lines: { good: 1, message: NOT_UTF_8(2) }, xml: { good: 0, message: NOT_UTF_8(4) } },
  },
  'a letter cut off at the end': {
    bytes: (plain) => Buffer.concat([text(plain), Buffer.from([0xe2, 0x82])]),
    good: 0,
    message: NOT_UTF_8(3),
    of: { lines: { good: 1, message: NOT_UTF_8(2) }, xml: { good: 0, message: NOT_UTF_8(4) } },
  },
  'zeros at the end': {
    bytes: (plain) => Buffer.concat([text(plain), Buffer.alloc(4096)]),
    good: 1,
    message: /^3: the row contains a NUL/,
    of: { lines: { good: 1, message: /^2: not JSON/ }, xml: { good: 0, message: /^4: not XML/ } },
  },
  gzip: { bytes: (plain) => gzipSync(plain), good: 2 },
  'gzip cut in the middle': {
    bytes: cut,
    good: 0,
    message: /^0: the file cannot be read to its end/,
    of: { lines: { good: 1, message: /^2: not JSON.*0: the file cannot be read/s } },
  },
  'gzip in gzip': { bytes: (plain) => gzipSync(gzipSync(plain)), good: 0, message: /^0: packed twice with gzip/ },
};

type ProductFault = Outcome & { fault: Partial<Product> };

/** Faults of the middle one of three products; the line is that of all formats except our own, which has no header. */
const PRODUCT_FAULTS: Readonly<Record<string, ProductFault>> = {
  'no id': { fault: { id: '' }, good: 2, message: /^3: (?:handle|ID|source_id): missing/ },
  'an id of 201 signs': { fault: { id: 'x'.repeat(201) }, good: 2, message: /^3: source_id: longer than 200/ },
  'an id of signs alone': { fault: { id: '///' }, good: 3 },
  'an id that leads out of a folder': { fault: { id: '../../etc/passwd' }, good: 3 },
  'an id of the machine': { fault: { id: '__proto__' }, good: 3 },
  'no title': { fault: { title: '' }, good: 2, message: /^3: title: missing/ },
  'a title of blanks': { fault: { title: '   ' }, good: 2, message: /^3: title: missing/ },
  'a title of 501 signs': { fault: { title: 'x'.repeat(501) }, good: 2, message: /^3: title: longer than 500/ },
  'a title with a NUL': {
    fault: { title: 'La\u0000mp' },
    good: 2,
    message: /^3: (?:title|the row) contains a NUL/,
    of: { xml: { good: 0, message: /^3: not XML/ }, lines: { good: 2, message: /^2: title: contains a NUL/ } },
  },
  'a title with markup': { fault: { title: '<img src=x onerror=alert(1)>Lamp' }, good: 3 },
  'a title with a formula': { fault: { title: "=cmd|' /C calc'!A0" }, good: 3 },
  'a title turned round': { fault: { title: '\u202egpj.pmaL' }, good: 3 },
  'a price below zero': { fault: { price: '-5' }, good: 2, message: /^3: price: must be above 0/ },
  'a price of nothing': { fault: { price: '0' }, good: 2, message: /^3: price: must be above 0/ },
  'a price in words': { fault: { price: 'call us' }, good: 2, message: /^3: price: a number is needed/ },
  'a price that is no number': { fault: { price: 'NaN' }, good: 2, message: /^3: price: a number is needed/ },
  'a price in powers': { fault: { price: '1e5' }, good: 2, message: /^3: price: a number is needed/ },
  'a price in other digits': { fault: { price: '\u0661\u0662' }, good: 2, message: /^3: price: a number is needed/ },
  'a price as a formula': { fault: { price: '=1+1' }, good: 2, message: /^3: price: a number is needed/ },
  'a price beyond all money': { fault: { price: '99999999999999' }, good: 2, message: /^3: price is higher than the shop can keep/ },
  'no price': { fault: { price: '' }, good: 3 },
  'a description of a megabyte': {
    fault: { description: 'x '.repeat(500_000) },
    good: 3,
    of: { xml: { good: 2, message: /^3: description: longer than 200000/ } },
  },
  'a description with a script': { fault: { description: '<script>alert(1)</script><p onclick="x()">Bright.</p>' }, good: 3 },
  'a category of 121 signs': { fault: { category: ['x'.repeat(121)] }, good: 2, message: /^3: category_path: a part is longer than 120/ },
  'a category of the machine': { fault: { category: ['constructor', '__proto__'] }, good: 3 },
  'a brand of the machine': { fault: { brand: '__proto__' }, good: 3 },
  'a brand of 121 signs': { fault: { brand: 'x'.repeat(121) }, good: 2, message: /^3: brand: longer than 120/ },
};

function outcomeOf({ good: all, message, of }: Outcome, format: string): Pick<HostileFile, 'good' | 'messages'> {
  const own = of?.[format] ?? { good: all, message: format === 'lines' && message ? new RegExp(message.source.replace('^3', '^2')) : message };
  return { good: own.good, messages: own.message ? [own.message] : [] };
}

/** Every fault in every format. */
export const formatFaults = (): HostileFile[] =>
  Object.entries(FORMATS).flatMap(([format, make]) => [
    ...Object.entries(FILE_FAULTS).map(([name, fault]) => ({
      name: `${format}: ${name}`,
      bytes: fault.bytes(make([good(), good()])),
      ...outcomeOf(fault, format),
    })),
    ...Object.entries(PRODUCT_FAULTS).map(([name, fault]) => {
      const middle = good(fault.fault);
      // Codes are distinct by file, as all files are imported together.
      const bad = fault.fault.id && fault.good === 3 ? { ...middle, id: `${fault.fault.id}${format === 'shopify' ? '' : `-${format}`}` } : middle;
      return { name: `${format}: ${name}`, bytes: text(make([good(), bad, good()])), ...outcomeOf(fault, format) };
    }),
  ]);
