import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { faultLine } from '../faults.ts';
import { checkFolder } from './check-folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'theme-files-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
mkdirSync(join(dir, 'theme'));

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1">\n${inner}</svg>`;

const TYPEFACE = readFileSync(new URL('../../../e2e/second-shop/shop/theme/galeb.woff2', import.meta.url));

/** A typeface of 200 kB that unpacks to a hundred times its size. */
function bomb(): Buffer {
  const packed = brotliCompressSync(Buffer.alloc(40_000_000));
  const head = Buffer.from(TYPEFACE);
  head.writeUInt32BE(packed.length, 20);
  const tables = head.indexOf(TYPEFACE.subarray(TYPEFACE.length - TYPEFACE.readUInt32BE(20) - 3));
  return Buffer.concat([head.subarray(0, tables), packed]);
}

describe('files of a theme', () => {
  const faultsOf = async (file: string, content: string | Buffer) => {
    writeFileSync(join(dir, 'theme', file), content);
    const { faults } = await checkFolder(dir, drawings);
    rmSync(join(dir, 'theme', file));
    return faults.filter((fault) => fault.file === `theme/${file}`).map((fault) => faultLine(fault).slice(`theme/${file}:`.length));
  };
  const UNUSED = '1:1: warning: is not used: neither shop.yaml nor a market names it';

  it.each([
    ['<path d="M0 0h1v1z"/>'],
    ['<defs><g id="a"><circle r="1"/></g></defs><use href="#a"/><use xlink:href="#a" fill="url(#b)"/>'],
    ['<image href="data:image/png;base64,iVBORw0KGgo="/>'],
    ['<title>Ontario &amp; Co: a link, a set</title><set attributeName="fill" to="red"/>'],
  ])('that only draw may stand: %s', async (inner) => expect(await faultsOf('logo.svg', svg(inner))).toEqual([UNUSED]));

  it.each([
    ['<script>alert(1)</script>'],
    ['<SCRIPT href="#x"/>'],
    ['<g onload="alert(1)"/>'],
    ['<g\nonload = alert(1)/>'],
    ['<a href="javascript:alert(1)"><path/></a>'],
    ['<a xlink:href="https://evil.example/"><path/></a>'],
    ['<image href="https://evil.example/pixel.png"/>'],
    ['<image href="//evil.example/pixel.png"/>'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['<image href="data:text/html,x"/>'],
    ['<use href="other.svg#a"/>'],
    ['<foreignObject><b/></foreignObject>'],
    ['<style>@import "https://evil.example/a.css"</style>'],
    ['<style>path { fill: url(https://evil.example/a) }</style>'],
    ['<set attributeName="href" to="javascript:alert(1)"/>'],
    ['<a href="&#106;avascript:alert(1)"><path/></a>'],
    ['<iframe src="https://evil.example/"/>'],
  ])('with code or something from elsewhere are errors: %s', async (inner) =>
    expect(await faultsOf('logo.svg', svg(inner))).toEqual([expect.stringMatching(/^[23]:\d+: carries what no picture needs/), UNUSED]),
  );

  it.each([
    ['logo.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'is no SVG'],
    ['logo.svg', '<?xml-stylesheet href="https://evil.example/"?><svg/>', 'is no SVG'],
    ['logo.svg', '<html><svg/></html>', 'is no SVG'],
    ['logo.svg', Buffer.from([0x3c, 0x73, 0xff]), 'is not UTF-8'],
    ['logo.svg', svg('<path/>'.repeat(40_000)), 'bytes; such a file may have 200000'],
    ['logo.png', '<svg/>', 'is no png file'],
    ['logo.webp', 'RIFF0000AVI ', 'is no webp file'],
    ['galeb.woff2', 'wOFF', 'is no woff2 file'],
    ['galeb.woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(4000)]), 'is no woff2 file'],
    ['galeb.woff2', TYPEFACE.subarray(0, 9000), 'is no woff2 file'],
    ['galeb.woff2', bomb(), 'is no woff2 file'],
    ['galeb.woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(400_000)]), 'bytes; such a file may have 400000'],
    ['theme.css', 'body {}', 'is no file of a theme'],
    ['theme.js', 'alert(1)', 'is no file of a theme'],
  ])('that are no such file or too large are errors: %s, case %#', async (file, content, words) =>
    expect(await faultsOf(file, content)).toEqual([expect.stringContaining(words), UNUSED]),
  );
});

it('an official picture is byte for byte the one that was given out', async () => {
  const notice = svg('<path d="M0 0h1v1z"/>');
  const faultsWith = async (sha256: string, content = notice) => {
    mkdirSync(join(dir, 'markets'), { recursive: true });
    writeFileSync(join(dir, 'theme', 'notice.svg'), content);
    writeFileSync(
      join(dir, 'markets', 'de.yaml'),
      `officialPictures:\n  guarantee-notice:\n    file: theme/notice.svg\n    sha256: ${sha256}\n    source: of the test\n`,
    );
    const { faults } = await checkFolder(dir, drawings);
    return faults.map(faultLine).filter((line) => line.includes('theme/notice.svg'));
  };
  const right = createHash('sha256').update(notice).digest('hex');
  expect(await faultsWith(right)).toEqual([]);
  expect(await faultsWith(right, notice.replace('M0 0', 'M0 1'))).toEqual([
    expect.stringMatching(/^markets\/de\.yaml:3:\d+: theme\/notice\.svg is not the file of this SHA-256/),
  ]);
  rmSync(join(dir, 'theme', 'notice.svg'));
  const { faults } = await checkFolder(dir, drawings);
  expect(faults.map(faultLine).filter((line) => line.includes('there is no theme/notice.svg'))).toHaveLength(1);
  rmSync(join(dir, 'markets'), { recursive: true });
});
