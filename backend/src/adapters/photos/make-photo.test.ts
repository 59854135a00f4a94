import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePhoto, type NoPhoto, type Photo } from './make-photo.ts';

const MARK = 'UNMISTAKABLE-PAYLOAD-OF-A-HOSTILE-FILE';
const PAGE = `<html><script>alert("${MARK}")</script></html>`;

/** Wide, so that a rotation is visible; its left third is red. */
const plain = (width = 60, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#2040c0' } }).composite([
    { input: { create: { width: Math.floor(width / 3), height, channels: 3, background: '#e01010' } }, left: 0, top: 0 },
  ]);
const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Buffer): number => (bytes.reduce((sum, byte) => ((CRC[(sum ^ byte) & 255] as number) ^ (sum >>> 8)) >>> 0, 0xffffffff) ^ 0xffffffff) >>> 0;
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A PNG whose header declares this size, with any further chunks and few bytes of pixels. */
function png(width: number, height: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min((width * 3 + 1) * height, 1 << 20)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** A JPEG whose frame header declares another size. */
function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.findIndex((byte, i) => byte === 0xff && (copy[i + 1] === 0xc0 || copy[i + 1] === 0xc2));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}
const GPS = {
  IFD0: { Make: MARK, Copyright: MARK },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 3/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '14/1 30/1 0/1' },
};

interface Hostile {
  name: string;
  bytes: Buffer;
  /** True if the file may be accepted and re-encoded. */
  mayPass: boolean;
}

async function hostileFiles(): Promise<Hostile[]> {
  const [jpeg, webp, pngFile] = await Promise.all([plain().jpeg().toBuffer(), plain().webp().toBuffer(), plain().png().toBuffer()]);
  const [gif, tiff, avif] = await Promise.all([plain().gif().toBuffer(), plain().tiff().toBuffer(), plain().avif({ effort: 0 }).toBuffer()]);
  const files: Hostile[] = [];
  const add = (name: string, bytes: Buffer | string, mayPass = false) => files.push({ name, bytes: Buffer.from(bytes as string), mayPass });
  for (let n = 0; n < 20; n += 1) {
    const size = 10 ** (n % 6);
    add(
      `svg ${n}`,
      `${n % 2 ? '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>' : ''}<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><script>${MARK}</script><text>&#65;</text></svg>`,
    );
  }
  for (let n = 0; n < 20; n += 1)
    add(`noise as a JPEG ${n}`, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0 + (n % 16)]), Buffer.alloc(200 + n * 37, n * 13 + 7)]));
  for (let n = 0; n < 20; n += 1) add(`noise as a PNG ${n}`, Buffer.concat([SIGNATURE, Buffer.alloc(100 + n * 11, n * 29 + 3)]));
  for (let n = 0; n < 10; n += 1)
    add(`noise as a WebP ${n}`, Buffer.concat([Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1'), Buffer.alloc(50 + n * 17, n * 31 + 5)]));
  for (const [name, whole] of [
    ['JPEG', jpeg],
    ['PNG', pngFile],
    ['WebP', webp],
  ] as const)
    for (let n = 1; n <= 10; n += 1) add(`${name} cut at ${n} of 11`, whole.subarray(0, Math.floor((whole.length * n) / 11)));
  for (let n = 1; n <= 20; n += 1) add(`PNG bomb ${n}`, png(8_000 + n * 2_000, 8_000 + n * 1_000));
  for (let n = 1; n <= 10; n += 1) add(`JPEG of ${n * 100} megapixels`, resized(jpeg, 10_000, Math.min(65_000, n * 10_000)));
  for (let n = 1; n <= 10; n += 1) {
    const packed = deflateSync(Buffer.alloc(n * 4_000_000));
    const text =
      n % 2 ? chunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), packed])) : chunk('zTXt', Buffer.concat([Buffer.from('x\0\0', 'latin1'), packed]));
    add(`PNG with ${n * 4} MB packed beside its pixels`, png(20, 20, [text]), true);
  }
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
    add(
      `JPEG with place, turned ${orientation}`,
      await plain()
        .withExif(GPS)
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer()
        .then(async (encoded) => sharp(encoded).keepExif().withExif(GPS).withMetadata({ orientation }).jpeg().toBuffer()),
      true,
    );
  for (let n = 0; n < 2; n += 1) add(`WebP with place ${n}`, await plain().withExif(GPS).webp().toBuffer(), true);
  const tails = [PAGE, `PK\x03\x04${MARK}`, `<?php echo "${MARK}"; ?>`, `%PDF-1.4 ${MARK}`, `#!/bin/sh\necho ${MARK}`];
  for (const tail of tails)
    for (const [name, whole] of [
      ['JPEG', jpeg],
      ['PNG', pngFile],
      ['WebP', webp],
    ] as const)
      add(`${name} and behind it ${tail.slice(0, 6)}`, Buffer.concat([whole, Buffer.from(tail, 'latin1')]), true);
  for (const head of tails)
    for (const whole of [jpeg, pngFile, webp]) add(`${head.slice(0, 6)} and behind it a picture`, Buffer.concat([Buffer.from(head, 'latin1'), whole]));
  add(
    'JPEG with a page in its comment',
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, PAGE.length + 2]), Buffer.from(PAGE), jpeg.subarray(2)]),
    true,
  );
  add('PNG with a page in its text', png(20, 20, [chunk('tEXt', Buffer.from(`x\0${PAGE}`, 'latin1'))]), true);
  for (const [name, bytes] of [
    ['GIF', gif],
    ['TIFF', tiff],
    ['AVIF', avif],
  ] as const)
    add(name, bytes);
  for (const text of [
    '',
    'x',
    'GIF89a',
    'BM\0\0',
    '%PDF-1.4',
    '8BPS\0\x01',
    'P6 99999 99999 255 ',
    'II*\0',
    '\0\0\0\x18ftypheic',
    '\0\0\0\x18ftypmp42',
    PAGE,
    `<?xml ?>${PAGE}`,
    'push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 1,1 "|id"',
    '\xff\xd8\xff',
    '#EXTM3U\nfile:///etc/passwd',
  ])
    add(`text ${JSON.stringify(text.slice(0, 8))}`, Buffer.from(text, 'latin1'));
  return files;
}

const isPhoto = (result: Photo | NoPhoto): result is Photo => typeof result !== 'string';

it('of two hundred hostile files none is kept as it was sent, none stops the shop, and each refusal says why', async () => {
  const files = await hostileFiles();
  expect(files).toHaveLength(200);
  const passed: string[] = [];
  for (const { name, bytes, mayPass } of files) {
    const result = await makePhoto(bytes);
    if (!isPhoto(result)) {
      expect(result, name).toMatch(/^error_(?:not_a_picture|picture_too_large)$/);
      continue;
    }
    expect(mayPass, name).toBe(true);
    passed.push(name);
    for (const stored of [result.bytes, result.small]) {
      expect(stored.includes(MARK), name).toBe(false);
      const { format, exif, icc, xmp, iptc, pages = 1 } = await sharp(stored).metadata();
      expect({ format, exif, xmp, iptc, pages, hasProfile: icc !== undefined }, name).toEqual({
        format: 'webp',
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        pages: 1,
        hasProfile: false,
      });
    }
  }
  // Damaged files that are still pictures are accepted, so that users of unusual phones are not refused.
  expect(passed.length).toBeGreaterThan(25);
  expect(await makePhoto(png(10_000, 10_000))).toBe('error_picture_too_large');
  expect(await makePhoto(png(20_000, 3_000))).toBe('error_picture_too_large');
});

it('turns photos upright and makes them small', async () => {
  const turned = await plain(3000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const result = await makePhoto(turned);
  if (!isPhoto(result)) throw new Error(result);
  expect([result.width, result.height]).toEqual([667, 2000]);
  const { data, info } = await sharp(result.small).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([107, 320]);
  // The red third, on the left before, is at the top.
  const [top, bottom] = [10, 310].map((y) => data[(y * info.width + 50) * info.channels] as number);
  expect(top).toBeGreaterThan(180);
  expect(bottom).toBeLessThan(80);
});
