import { describe, expect, it } from 'vitest';
import { attributeName } from './attribute-name.ts';
import { attributeValue } from './attribute-value.ts';
import { BrandSpellings } from './brand-names.ts';
import { CategoryTree } from './categories/category-tree.ts';
import { mapCategories } from './categories/map-categories.ts';
import { ourPath } from './categories/our-path.ts';
import { categoryPath } from './category-path.ts';
import { commonValue } from './common-values.ts';
import { readPrice } from './formats/read-price.ts';
import { inUnit } from './measure.ts';
import { planCategories } from './plan-categories.ts';
import { productCode } from './product-code.ts';
import { progressText } from './progress.ts';
import { readArguments } from './read-arguments.ts';
import { shareCodes } from './share-codes.ts';
import { textsOf } from './texts-of.ts';
import { statedStock } from './stated-stock.ts';
import { ValueKinds } from './value-kinds.ts';
import { ValueSpellings } from './value-spellings.ts';

describe('codes of products', () => {
  it('are source and id with hyphens for everything but letters, digits, dots and hyphens', () => {
    expect(productCode('zigbee2mqtt', 'Heiman|HS1_CG.2')).toBe('zigbee2mqtt-Heiman-HS1-CG.2');
  });
  it('stay different when they are cut', () => {
    const [a, b] = [productCode('s', `${'x'.repeat(200)}1`), productCode('s', `${'x'.repeat(200)}2`)];
    expect(a).toHaveLength(120);
    expect(a).not.toBe(b);
  });
  it('go to the line that has them already, else to the first; others get signs of their own', () => {
    const claims = new Map([['s-a-b', ['s|a b', 's|a_b']]]);
    expect([...shareCodes(claims, new Map()).keys()]).toEqual(['s|a_b']);
    expect([...shareCodes(claims, new Map([['s-a-b', 's|a_b']])).keys()]).toEqual(['s|a b']);
  });
});

describe('attributes', () => {
  it.each([
    ['Screen size (in)', { code: 'i_screen_size_in', title: 'Screen size', unit: '"' }],
    ['Energy consumption (kWh/year)', { code: 'i_energy_consumption_kwh_year', title: 'Energy consumption', unit: 'kWh/a' }],
    ['Memory (RAM)', { code: 'i_memory_ram', title: 'Memory (RAM)', unit: null }],
    ['Internal 2.5" bays', { code: 'i_internal_2_5_bays', title: 'Internal 2.5" bays', unit: null }],
    ['Šířka', { code: 'i_sirka', title: 'Šířka', unit: null }],
  ])('are named %s', (name, attribute) => {
    expect(attributeName(name, 'en')).toEqual({ ...attribute, language: 'en' });
  });
  it.each(['a'.repeat(200), '宽度', '__proto__', '80 PLUS rating', '"'])('have a code that fits an address: %s', (name) => {
    expect(attributeName(name, 'en').code).toMatch(/^[a-z][a-z0-9_]{0,39}$/);
  });
  it('have values without markup', () => {
    expect(attributeValue('<div>Wi-Fi &amp; LAN<img src=http://x/y.png></div>')).toBe('Wi-Fi & LAN');
    expect(attributeValue(['Black', 'Black', ' '])).toBe('Black');
    expect(attributeValue(['a', 2])).toEqual(['a', 2]);
    expect(attributeValue('Black,Silver')).toEqual(['Black', 'Silver']);
    expect(attributeValue('Čierna,Čierna')).toBe('Čierna');
    for (const whole of ['1,5 kg', 'Black, silver', '4,096 x 2,160', 'x,y', 'Aluminium,2mm', ',Black', 'Black,', '<b>A,B</b>'])
      expect(attributeValue(whole)).toBe(whole === '<b>A,B</b>' ? 'A,B' : whole);
    expect(attributeValue('<br>')).toBeNull();
    expect(attributeValue('x'.repeat(400))).toHaveLength(301);
  });
});

describe('values', () => {
  it.each([
    ['35.6 cm', '"', 14.0157],
    ['14', '"', 14],
    ['1,5 kg', 'g', 1500],
    ['16 GB', 'GB', 16],
    ['1 TB', 'GB', null],
    ['3 kg', 'W', null],
    ['about 3', 'W', null],
  ])('%s in %s is %s', (text, unit, number) => {
    expect(inUnit(text, unit)).toBe(number);
  });
  it('of names that mean one thing are one attribute', () => {
    expect(['Screen size (in)', 'Display diagonal (inch)'].map((name) => attributeName(name, 'en').code)).toEqual(['i_screen_size_in', 'i_screen_size_in']);
    expect([attributeName('Dijagonala zaslona', 'hr').code, attributeName('Bildschirmgröße', 'de').code]).toEqual(['i_screen_size', 'i_screen_size']);
  });
  it('in several spellings have the usual one, but numbers are not run together', () => {
    const spellings = new ValueSpellings();
    for (const text of ['RJ-45', 'RJ-45', 'RJ45', 'rj 45', '3-5 m', '35 m']) spellings.note('i_port', text);
    expect(spellings.usual('i_port', ['RJ45', 'rj 45', '3-5 m', '35 m'])).toEqual(['RJ-45', '3-5 m', '35 m']);
  });
});

describe('kinds of values', () => {
  const kindsOf = (values: readonly (string | number | boolean)[]): ValueKinds => {
    const kinds = new ValueKinds();
    for (const value of values) kinds.note('a', value);
    return kinds;
  };
  it.each([
    ['spellings of one measure', ['16 GB', '8GB', '32 gb', 4], 'GB'],
    ['units of one kind, the usual one', ['14 "', '15,6"', '13.3 inch', '109 cm'], '"'],
    ['months in words of several languages', ['24 mjeseca', '36 Monate', '24'], 'months'],
    ['units that cannot be told in one', ['16 GB', '512 MB'], null],
    ['words', ['Crna', '24'], null],
    ['numbers alone', [1, 2], null],
  ])('%s: %j are told in %s', (_name, values, unit) => {
    expect(kindsOf(values).unitOf('a')).toBe(unit);
  });
  it('are yes and no where all their words say so', () => {
    expect(kindsOf(['Da', 'ne', 'TRUE', false]).isFlag('a')).toBe(true);
    expect(kindsOf(['Da', '802.11 a/b/g']).isFlag('a')).toBe(false);
  });
  it.each([
    ['Crna', 'black'],
    ['crni', 'black'],
    ['Schwarz', 'black'],
    ['White', 'white'],
    ['Rot, matt', undefined],
    // Italian for purple; the word has no other meaning in the other languages.
    ['Viola', 'purple'],
  ])('colour %s is %s in every language', (word, code) => {
    expect(commonValue('Colour', word)).toBe(code);
  });
});

describe('prices', () => {
  it.each([
    ['19,99 €', 'EUR', 19.99],
    ['EUR 1.299,00', 'EUR', 1299],
    ['49 KM', 'BAM', 49],
    ['1,299.00', 'EUR', 1299],
    ['1.299.000', 'RSD', 1_299_000],
    ['-1.299,50', 'EUR', -1299.5],
    // A typing error: neither 159.90 nor 1.59.
    ['1,59.90', 'EUR', '1,59.90'],
    ['1.2.3', 'EUR', '1.2.3'],
    ['12,34,56', 'EUR', '12,34,56'],
    ['19.99 $', 'EUR', '19.99 $'],
    ['', 'EUR', ''],
  ])('%s in %s are %s', (text, currency, price) => {
    expect(readPrice(text, currency)).toBe(price);
  });
});

describe('brands', () => {
  it('take the spelling that is not all capitals where two are as usual', () => {
    const spellings = new BrandSpellings();
    for (const brand of ['LENOVO', 'Lenovo']) spellings.note(brand);
    expect(spellings.unknown(new Set(), new Set())).toEqual([{ code: 'lenovo', title: 'Lenovo' }]);
  });

  it('in two spellings become one, with the usual spelling', () => {
    const spellings = new BrandSpellings();
    for (const brand of ['Asus', 'ASUS', 'ASUS', 'LG', '小米']) spellings.note(brand);
    expect(spellings.unknown(new Set(['lg']), new Set(['asus']))).toEqual([
      { code: 'asus-2', title: 'ASUS' },
      { code: expect.stringMatching(/^brand-/), title: '小米' },
    ]);
  });
});

describe('categories', () => {
  it.each([
    [[], ['Other']],
    [
      ['Computers', 'Laptops'],
      ['Computers', 'Laptops'],
    ],
    [
      ['A', 'B', 'C', 'D'],
      ['A', 'C', 'D'],
    ],
    [
      ['Cell Phones', 'Cell Phone Accessories', 'iPhone Accessories'],
      ['Phones & Tablets', 'Phone & Tablet Accessories'],
    ],
    [
      ['Health, Fitness & Beauty', 'Oral Care', 'Water Jets'],
      ['Health & Beauty', 'Oral Care'],
    ],
  ])('of path %j are %j', (from, to) => {
    expect(categoryPath(from)).toEqual(to);
  });
  const computers = { code: 'computers', path: [1], titles: { si: 'Računalništvo', en: 'Computers' }, slugs: { si: 'racunalnistvo', en: 'computers' } };

  it('get unused addresses in every language, below the shop’s existing category', () => {
    const { rows, codes } = planCategories(
      [['COMPUTERS', 'Laptops'], ['Gaming'], ['Gaming', 'Poklon']].map((path) => ({ path, language: 'hr' })),
      {
        categories: new Map([[1, computers]]),
        takenPaths: new Set(['/igre/']),
        defaultLanguage: 'si',
      },
    );
    expect(rows.map((row) => [row.code, row.parent_code, row.slugs.si, row.slugs.en])).toEqual([
      ['i-computers-laptops', 'computers', 'prenosniki', 'laptops'],
      ['i-gaming', null, 'igre-2', 'gaming'],
      ['i-gaming-poklon', 'i-gaming', 'poklon', 'poklon'],
    ]);
    expect(codes.get('COMPUTERS')).toBe('computers');
    expect(rows[0]?.titles.es).toBe('Portátiles');
    expect(rows[2]?.titles).toEqual({ hr: 'Poklon' });
  });

  it('are found by title in any language, proposed by likeness, and never made twice', async () => {
    const laptops = { code: 'laptops', path: [1, 2], titles: { si: 'Prenosniki', en: 'Laptops' } };
    const tree = new CategoryTree(
      new Map([
        [1, computers],
        [2, laptops],
      ]),
    );
    const paths = [['Računalništvo', 'prenosniki'], ['Laptop'], ['Drones'], ['Toys']];
    const found = new Map(paths.map((path) => [path.join('|'), { path, language: 'en' as const, products: 1 }]));
    const { places, decided, proposed } = await mapCategories(found, {
      tree,
      profile: { categories: { Toys: '-' } },
      decide: ({ proposal }) => (proposal.startsWith('+') ? null : proposal),
    });
    expect([...places.values()]).toEqual([{ code: 'laptops' }, { code: 'laptops' }, 'waiting', 'left-out']);
    expect([[...decided], [...proposed]]).toEqual([[['Laptop', 'laptops']], [['Drones', '+ Drones']]]);
  });

  it.each([
    ['Electronics > Computers > Laptops', 'laptops'],
    ['Electronics > Communications > Telephony > Mobile & Smart Phones', '+ Telefoni i tableti > Pametni i mobilni telefoni'],
    ['Electronics > Electronics Accessories > Computer Components > Input Devices > Keyboards', '+ Periferija > Tipkovnice'],
    ['Home & Garden > Kitchen & Dining > Kitchen Appliances > Refrigerators', '+ Veliki kućanski aparati > Hladnjaci'],
    ['Home & Garden > Decor > Clocks > Wall Clocks', '+ Home & Garden > Clocks > Wall Clocks'],
    ['Slušalice', '+ Audio > Slušalice'],
    ['Audio > Slušalice', '+ Audio > Slušalice'],
    ['Računala > Prijenosna računala', 'laptops'],
    // Words of neighbouring languages.
    ['Računala > Laptopi', 'laptops'],
    ['Laptopi', 'laptops'],
    ['', '+ Ostalo'],
    ['328', 'laptops'],
    ['505771', '+ Audio > Slušalice'],
    ['2549', '+ Veliki kućanski aparati > Perilice rublja'],
    ['2271', '+ Ostalo'],
  ])('of Croatian exports with the taxonomy of feeds, %j, are proposed where they stand in our tree: %s', async (path, proposal) => {
    const tree = new CategoryTree(new Map([[1, { code: 'laptops', path: [1], titles: { hr: 'Prijenosna računala', de: 'Notebooks' } }]]));
    const found = new Map([['0', { path: path.split(' > ').filter(Boolean), language: 'hr' as const, products: 1 }]]);
    const { proposed } = await mapCategories(found, { tree, profile: {}, decide: () => null });
    expect([...proposed]).toEqual([[path || '(none)', proposal]]);
  });

  it.each([
    ['de', ['Audio', 'Kopfhörer'], ['Audio', 'Headphones & Headsets']],
    ['si', ['Tablice'], ['Tablice']],
    ['si', ['Telefoni'], ['Phones & Tablets', 'Telephones']],
    ['hr', ['Poklon'], ['Poklon']],
  ] as const)('of %s files are ours by a part of their name: %j', (language, path, ours) => {
    expect(ourPath(path, language, new CategoryTree(new Map()))).toEqual(ours);
  });

  it('of a shop that has the department of the file keep its own tree', async () => {
    const tree = new CategoryTree(new Map([[1, { code: 'electronics', path: [1], titles: { en: 'Electronics' } }]]));
    const found = new Map([['0', { path: ['Electronics', 'Computers', 'Laptops'], language: 'en' as const, products: 1 }]]);
    const { proposed } = await mapCategories(found, { tree, profile: {}, decide: () => null });
    expect([...proposed.values()]).toEqual(['+ Electronics > Computers > Laptops']);
  });
});

describe('texts', () => {
  it('are clean HTML, and the first sentence is the short one', () => {
    expect(
      textsOf({ title: 'A &amp; B', description: 'First one. Second <b onclick="x()">one</b>.<script>alert(1)</script><img src="http://x/y.png">' }),
    ).toEqual({
      title: 'A & B',
      short_description: 'First one.',
      description: '<p>First one. Second <b>one</b>.</p>',
    });
  });
  it('the short one is the first sentence of the text, not a heading above it', () => {
    const description = '<h2 class="x">For travels</h2><p>Light &amp; fast. It has a screen.</p>';
    expect(textsOf({ title: 'T', description }).short_description).toBe('Light & fast.');
    expect(textsOf({ title: 'T', description: '<h2>For travels</h2>' }).short_description).toBeNull();
  });
  it('from plain text are paragraphs', () => {
    expect(textsOf({ title: 'T', description: 'One < two\n\nThree & four' }).description).toBe('<p>One &lt; two</p><p>Three &amp; four</p>');
  });
  it('cut titles that are no headline, and keep the whole below', () => {
    const title = `Nordwind Laptop Ultra 14, Intel Core Ultra 7, 16 GB RAM, 1 TB SSD, 35.6 cm (14 inch) OLED touch, Windows 11 Pro, backlit keyboard, grey`;
    expect(textsOf({ title, description: 'Light. Fast.' })).toMatchObject({
      title: 'Nordwind Laptop Ultra 14, Intel Core Ultra 7, 16 GB RAM, 1 TB SSD, 35.6 cm (14 inch) OLED touch',
      short_description: title,
    });
    expect(textsOf({ title: 'x'.repeat(300), description: null }).title).toHaveLength(110);
  });
});

describe('stock', () => {
  it('is what the feed tells, and nothing where it tells nothing', () => {
    expect(statedStock({ stock: null }, ['a'])).toEqual({ stock: null });
    expect(statedStock({ stock: 7 }, ['a'])).toEqual({ stock: { a: 7 } });
    expect(statedStock({ stock: 7 }, ['a', 'b'])).toEqual({ stock: null, note: expect.stringContaining('no warehouse is named') });
    expect(statedStock({ stock: { b: 2 } }, ['a', 'b'])).toEqual({ stock: { b: 2 } });
    expect(statedStock({ stock: { c: 2 } }, ['a', 'b'])).toEqual({ problem: 'stock: there is no warehouse c' });
  });
});

describe('the command', () => {
  it('reads files, rates and the report', () => {
    expect(readArguments(['a.ndjson', '--rate', 'USD=0.92', 'b.gz', '--rate=gbp=1.15', '--report', 'r.txt'])).toEqual({
      files: ['a.ndjson', 'b.gz'],
      rates: { USD: 0.92, GBP: 1.15 },
      report: 'r.txt',
      supplier: undefined,
      profile: undefined,
      yes: false,
      takeOver: false,
      pictures: true,
      pictureHosts: [],
    });
  });
  it.each([[[]], [['a', '--rate', 'USD']], [['a', '--rate', 'USD=0']], [['a', '--rate', 'EUR=2']], [['a', '--colour']]])(
    'says what is wrong with %j',
    (argv) => {
      expect(readArguments(argv)).toHaveProperty('problem');
    },
  );
  it('shows how far it is', () => {
    expect(progressText({ title: 'Importing', part: 0.25, lines: 21_567, bad: 3, seconds: 5, file: 'feed.csv' })).toBe(
      'Importing [######------------------]  25 %  21,567 lines  4,313/s  3 bad  15 s left  feed.csv',
    );
  });
});
