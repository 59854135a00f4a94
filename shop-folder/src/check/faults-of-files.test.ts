import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '@vitrina/contract/testing/long-run';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { BadFolder, faultLine, isError } from '../faults.ts';
import { newShop } from '../new/new-shop.ts';
import { putFiles } from '../write/put-files.ts';
import { checkFolder } from './check-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'faults-of-files-'));
const good = join(root, 'good');
const dir = join(root, 'shop');
const LIST = 'catalogue/laptops/kvant-list.yaml';
const MANY_KEYS = isLongRun ? 190_000 : 20_000;
let warnings: ReadonlySet<string>;

beforeAll(async () => {
  putFiles(good, newShop({ name: 'Kovač Elektro', languages: ['hr', 'de'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 10 }));
  warnings = new Set((await checkFolder(good, drawings)).faults.map(faultLine));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const text = (file: string) => readFileSync(join(dir, file), 'utf8');
const put = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), content);
};
const add = (file: string, more: string) => appendFileSync(join(dir, file), more);
const edit = (file: string, from: string | RegExp, to: string) => {
  expect(text(file)).toMatch(from);
  put(file, text(file).replace(from, to));
};
const show = (name: string, bytes: string | Buffer) => {
  put(`pictures/${name}`, bytes);
  edit(LIST, /picture: \{ draw[^\n]*/, `picture: { file: ${name} }`);
};
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`;
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false });

/** Findings of `check` in addition to those of a new shop. */
async function faultsAfter(change: () => void | Promise<void>): Promise<string[]> {
  rmSync(dir, { recursive: true, force: true });
  cpSync(good, dir, { recursive: true });
  await change();
  const { faults } = await checkFolder(dir, drawings);
  return faults.filter((fault) => isError(fault) || !warnings.has(faultLine(fault))).map(faultLine);
}

describe('a file of settings that cannot be read is the one fault told', () => {
  it.each([
    ['a key twice', 'shop.yaml', () => add('shop.yaml', 'name: Other\n'), /^shop\.yaml:7:1: this key is there already$/],
    ['an alias', 'markets/de.yaml', () => add('markets/de.yaml', 'a: &a [1]\nb: *a\n'), /^markets\/de\.yaml:12:4: aliases/],
    ['a NUL', 'payment.yaml', () => add('payment.yaml', '\0'), /^payment\.yaml:7:1: has a control character \(code 0\)$/],
    ['UTF-16', 'shop.yaml', () => put('shop.yaml', Buffer.from(`\ufeff${text('shop.yaml')}`, 'utf16le')), /^shop\.yaml:1:1: is not UTF-8$/],
    ['carriage returns alone', 'shop.yaml', () => put('shop.yaml', text('shop.yaml').replaceAll('\n', '\r')), /^shop\.yaml:1:51: ends a line with a carriage/],
    ['a second document', 'delivery.yaml', () => add('delivery.yaml', '---\nways: {}\n'), /^delivery\.yaml:6:1: is no YAML: /],
  ])('%s: %s', async (_, __, change, line) => {
    expect(await faultsAfter(change)).toEqual([expect.stringMatching(line)]);
  });

  it('and what is wrong in the files beside it is told too, field by field', async () => {
    const faults = await faultsAfter(() => {
      add('shop.yaml', 'name: Other\n');
      edit('markets/hr.yaml', 'standard: 25', 'standard: 125');
    });
    expect(faults).toEqual(['markets/hr.yaml:7:22: deliversTo.HR.vat.standard must be at most 100', 'shop.yaml:7:1: this key is there already']);
  });
});

describe('a file of the catalogue that cannot be read is the one fault told', () => {
  const ARC = 'catalogue/laptops/kvant-arc.yaml';
  it.each([
    ['a wrong field', () => edit(ARC, /prices: [^\n]*/, 'prices: much'), /^catalogue\/laptops\/kvant-arc\.yaml:\d+:13: prices: must be a group of fields$/],
    ['no YAML', () => edit(ARC, /prices: [^\n]*/, 'prices: { hr: 1'), /^catalogue\/laptops\/kvant-arc\.yaml:\d+:\d+: is no YAML: /],
    ['brands', () => add('catalogue/laptops/_brands.yaml', '- title: Nobody\n'), /^catalogue\/laptops\/_brands\.yaml:\d+:\d+: code is missing$/],
    ['categories', () => edit('catalogue/laptops/_categories.yaml', 'filters:', 'filter:'), /^catalogue\/laptops\/_categories\.yaml:\d+:\d+: filter is no key/],
    ['attributes', () => edit('catalogue/attributes.yaml', 'type: number', 'type: much'), /^catalogue\/attributes\.yaml:\d+:\d+: type: /],
    ['content', () => add('content/posts.yaml', '- nothing: 1\n'), /^content\/posts\.yaml:/],
  ])('%s: what names its products, families and texts is silent', async (_, change, line) => {
    const faults = await faultsAfter(() => {
      edit('catalogue/laptops/kvant-list.yaml', /^products:/m, 'related: [ kvant-arc ]\nproducts:');
      put('catalogue/lists.yaml', '- { code: chosen, kind: manual, products: [ KVANT-ARC-1 ] }\n');
      change();
    });
    expect(faults.filter((fault) => !line.test(fault) && !/list\.chosen|kvant-arc\.yaml/.test(fault))).toEqual([]);
    expect(faults.some((fault) => line.test(fault))).toBe(true);
  });

  it('and a name that no file has is told all the same', async () => {
    const faults = await faultsAfter(() => {
      edit(ARC, /prices: [^\n]*/, 'prices: much');
      edit('catalogue/laptops/kvant-list.yaml', /^products:/m, 'related: [ kvant-arc, nowhere ]\nproducts:');
    });
    expect(faults).toEqual([
      expect.stringMatching(/kvant-arc\.yaml:\d+:13: prices/),
      expect.stringMatching(/kvant-list\.yaml:\d+:\d+: there is no family nowhere$/),
    ]);
  });
});

describe('what is missing or misspelled in settings', () => {
  it.each([
    ['no shop.yaml', () => rmSync(join(dir, 'shop.yaml')), ['shop.yaml:1:1: is missing: it tells the name of the shop, its languages and its mail']],
    ['an empty shop.yaml', () => put('shop.yaml', ''), ['shop.yaml:1:1: is missing: it tells the name of the shop, its languages and its mail']],
    [
      'no markets',
      () => rmSync(join(dir, 'markets'), { recursive: true }),
      ['markets:1:1: is missing: a file for each language tells country, currency and VAT'],
    ],
    [
      'a market of no possible name',
      () => put('markets/__proto__.yaml', text('markets/hr.yaml')),
      ['markets/__proto__.yaml:1:1: is not read: __proto__ is no name for a file of markets'],
    ],
    [
      'a family that begins like a list',
      () => put('catalogue/laptops/__proto__.yaml', text(LIST)),
      ['catalogue/laptops/__proto__.yaml:1:1: warning: is not read: it stands where no file of a shop does'],
    ],
    ['a market of no language', () => put('markets/fr.yaml', text('markets/hr.yaml')), ['markets/fr.yaml:2:1: markets.fr is not known here']],
    ['a label that there is not', () => put('words/hr.yaml', 'no_such_label: X\n'), ['words/hr.yaml:1:16: no_such_label is no label of this language']],
    [
      'a label with a tag',
      () => put('words/de.yaml', 'header_free_delivery: <b>{price}</b>\n'),
      ['words/de.yaml:1:23: header_free_delivery must be without < and >'],
    ],
    ['a shop to collect at', () => add('delivery.yaml', 'pickupShops: [ central, nowhere ]\n'), ['delivery.yaml:6:25: there is no warehouse nowhere']],
    [
      'a way to pay',
      () => edit('payment.yaml', 'code: bank-transfer', 'code: paypall'),
      [expect.stringMatching(/^payment\.yaml:3:13: warning: no way to pay is called paypall; there are stripe, .*bank-transfer/)],
    ],
    [
      'a language without texts',
      () => edit('folder.yaml', 'languages: [ hr, de ]', 'languages: [ hr ]'),
      expect.arrayContaining(['shop.yaml:6:18: warning: de has no texts: folder.yaml does not name it']),
    ],
  ])('is told where it stands: %s', async (_, change, lines) => {
    expect(await faultsAfter(change)).toEqual(lines);
  });
});

describe('a picture', () => {
  const at = `${LIST}:12:22: pictures/`;
  it.each([
    ['x.png', 'not a picture', 'is no png file'],
    ['x.webp', '', 'is no webp file'],
    ['x.jpg', '<html><script>alert(1)</script>', 'is no jpg file'],
    ['x.svg', svg('<script>alert(1)</script>'), 'carries what no picture needs: code, another document or something fetched from elsewhere'],
    [
      'x.svg',
      svg('<image href="https://evil.example/pixel.png"/>'),
      'carries what no picture needs: code, another document or something fetched from elsewhere',
    ],
    ['x.svg', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`, 'is no SVG: it begins with no <svg>'],
  ])('that is not what it is called, or carries code, is an error: %s, case %#', async (name, bytes, words) => {
    expect(await faultsAfter(() => show(name, bytes))).toEqual([`${at}${name} ${words}`]);
  });

  it('of another kind than its name says, cut off in its header, or of more than fifty million pixels is an error', async () => {
    const jpeg = await plain(8, 6).jpeg().toBuffer();
    const wide = await plain(9000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(await faultsAfter(() => show('x.png', jpeg))).toEqual([`${at}x.png is no png file`]);
    expect(await faultsAfter(() => show('x.jpg', jpeg.subarray(0, 40)))).toEqual([`${at}x.jpg is no jpg file`]);
    expect(await faultsAfter(() => show('x.png', wide))).toEqual([`${at}x.png has 9000 by 6000 pixels; a picture may have 50 million`]);
    for (const [name, bytes] of [
      ['x.jpg', jpeg],
      ['x.avif', await plain(8, 6).avif().toBuffer()],
      ['x.svg', svg('<path d="M0 0h1v1z"/>')],
    ] as const)
      expect(await faultsAfter(() => show(name, bytes)), name).toEqual([]);
  });

  it('that breaks off behind its header is an error, in the catalogue, in content and in the theme', async () => {
    const cut = async (format: 'jpeg' | 'png' | 'webp' | 'avif') => {
      const noise = sharp({ create: { width: 64, height: 48, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
      const bytes = await noise.toFormat(format).toBuffer();
      return bytes.subarray(0, Math.floor(bytes.length * 0.7));
    };
    const words = 'breaks off before its end; copy the file again';
    for (const [name, format] of [
      ['x.jpg', 'jpeg'],
      ['x.png', 'png'],
      ['x.webp', 'webp'],
      ['x.avif', 'avif'],
    ] as const) {
      const bytes = await cut(format);
      expect(await faultsAfter(() => show(name, bytes)), name).toEqual([
        expect.stringMatching(/x\.\w+ (?:breaks off before its end; copy the file again|is no (?:avif|webp) file)$/),
      ]);
    }
    const png = await cut('png');
    const shown = await faultsAfter(() => {
      put('pictures/x.png', png);
      put('theme/logo.png', png);
      add('shop.yaml', 'logo: theme/logo.png\n');
      edit('content/posts.yaml', /picture: \{[^}]*\}/, 'picture: { file: x.png }');
    });
    expect(shown).toEqual([expect.stringMatching(/^content\/posts\.yaml:\d+:\d+: pictures\/x\.png breaks off/), `theme/logo.png:1:1: ${words}`]);
  });

  it('of a brand is held to the same', async () => {
    const faults = await faultsAfter(() => {
      put('pictures/l.svg', svg('<g onload="alert(1)"/>'));
      edit('catalogue/laptops/_brands.yaml', 'logo: { draw: logo }', 'logo: { file: l.svg }');
    });
    expect(faults).toEqual([expect.stringMatching(/^catalogue\/laptops\/_brands\.yaml:6:17: pictures\/l\.svg carries/)]);
  });

  it('of a theme that breaks off is an error, and an icon that is not square', async () => {
    const cut = await faultsAfter(() => {
      put('theme/logo.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
      add('shop.yaml', 'logo: theme/logo.png\n');
    });
    expect(cut).toEqual(['theme/logo.png:1:1: is no png file']);
    const wide = await faultsAfter(() => {
      put('theme/icon.svg', svg('').replace('0 0 8 8', '0 0 50 10'));
      add('shop.yaml', 'icon: theme/icon.svg\n');
    });
    expect(wide).toEqual(['theme/icon.svg:1:1: is 50 by 10: an icon is square']);
  });
});

describe('a check', () => {
  it('of a file of 60,000 keys ends within seconds, and finds the one that is there twice', async () => {
    const keys = Array.from({ length: 60_000 }, (_, i) => `k${i}: 1`);
    const cpuBefore = process.cpuUsage().user;
    expect(await faultsAfter(() => put('behaviour.yaml', `${keys.join('\n')}\nk7: 1\n`))).toEqual(['behaviour.yaml:60001:1: this key is there already']);
    expect((process.cpuUsage().user - cpuBefore) / 1e6).toBeLessThan(10);
  });

  it(`of a file of ${MANY_KEYS} keys that nobody knows tells a hundred of them`, async () => {
    const keys = Array.from({ length: MANY_KEYS }, (_, i) => `k${i}: 1`);
    const cpuBefore = process.cpuUsage().user;
    expect((await faultsAfter(() => put('catalogue/laptops/many.yaml', keys.join('\n')))).length).toBeLessThanOrEqual(101);
    expect((process.cpuUsage().user - cpuBefore) / 1e6).toBeLessThan(12);
  });

  it('writes nothing to a terminal that moves its cursor, whatever a file is called', async () => {
    const [line = ''] = await faultsAfter(() => put('content/\u001b[31mred\nroses\u202e.txt', 'x'));
    expect(line).toBe('content/\\u{1b}[31mred\\u{a}roses\\u{202e}.txt:1:1: warning: is not read: it stands where no file of a shop does');
  });

  it('names a file that went away meanwhile', async () => {
    for (const name of ['x.svg', 'x.png']) {
      await faultsAfter(() => show(name, svg('')));
      const leave = () => rmSync(join(dir, 'pictures'), { recursive: true, force: true });
      const leaving = { ...drawings, views: (kind: string) => Promise.resolve(leave()).then(() => drawings.views(kind)) };
      await expect(checkFolder(dir, leaving)).rejects.toThrow(
        new BadFolder([{ ...FILE, file: `pictures/${name}`, words: 'went away while the folder was read' }]),
      );
    }
  });
});

const FILE = { level: 'error', line: 0, column: 0 } as const;
