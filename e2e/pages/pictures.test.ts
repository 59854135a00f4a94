import { describe, expect, it } from 'vitest';
import { tags } from '../src/html.ts';
import { sendRequest, page } from '../src/request.ts';
import { category, known } from '../src/shop.ts';

const isAvif = (body: Buffer) => body.subarray(4, 12).toString('latin1') === 'ftypavif';
const isWebp = (body: Buffer) => body.subarray(0, 4).toString('latin1') === 'RIFF' && body.subarray(8, 12).toString('latin1') === 'WEBP';
/** Width of a WebP picture, from its header. */
function webpWidth(body: Buffer): number {
  const kind = body.subarray(12, 16).toString('latin1');
  if (kind === 'VP8X') return body.readUIntLE(24, 3) + 1;
  return kind === 'VP8L' ? (body.readUInt32LE(21) & 0x3fff) + 1 : body.readUInt16LE(26) & 0x3fff;
}

/** Presets of the specification with the width of each, in pixels. */
const WIDTHS = [
  ['catalog_detail', 640],
  ['catalog_detail_small', 110],
  ['catalog_detail_zoom', 1000],
  ['listing', 400],
  ['listing_small', 110],
  ['cart', 400],
  ['order', 140],
  ['hero', 1920],
  ['hero_mobile', 960],
] as const;

describe('pictures', () => {
  it.each(WIDTHS)(
    'for %s are %i pixels wide, as AVIF and WebP, kept for ever [S9.35, S9.36, S9.37, S9.38, S9.39, S9.40, S9.41, S9.42, S9.43]',
    async (preset, width) => {
      const { main_image_upload_path: path } = await known('laptop');
      const [avif, webp] = await Promise.all([sendRequest(`/thumbs/${preset}/${path}.avif`), sendRequest(`/thumbs/${preset}/${path}.webp`)]);
      expect([avif.status, avif.headers['content-type'], isAvif(avif.body)]).toEqual([200, 'image/avif', true]);
      expect([webp.status, webp.headers['content-type'], isWebp(webp.body)]).toEqual([200, 'image/webp', true]);
      expect(webpWidth(webp.body)).toBe(width);
      for (const { headers } of [avif, webp]) expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );
  it('come in no other size and of no other file; what is missing is a drawing that is not kept long', async () => {
    const { main_image_upload_path: path } = await known('laptop');
    for (const wrong of [
      `/thumbs/listing_9999/${path}.avif`,
      `/thumbs/constructor/${path}.avif`,
      `/thumbs/listing/${path}.png`,
      `/thumbs/listing/${path}`,
      '/thumbs/listing/demo/none-0.svg.avif',
      '/thumbs/',
      '/thumbs/listing/',
    ]) {
      const { status, headers } = await sendRequest(wrong);
      expect(`${wrong} ${status}`).toBe(`${wrong} 404`);
      expect(headers['cache-control']).not.toContain('immutable');
    }
  });
  it('of pages have AVIF and WebP in several widths, a size of their own and words, and all of them can be fetched', async () => {
    const paths = ['/', (await known('laptop')).url_without_domain, (await category('televisions')).url_without_domain, '/blagovne-znamke/'];
    const pictures = new Set<string>();
    for (const path of paths) {
      const html = await page(path);
      const images = tags(html, 'img');
      expect(images.length).toBeGreaterThan(3);
      for (const { width, height, alt } of images) {
        expect(Number(width)).toBeGreaterThan(0);
        expect(Number(height)).toBeGreaterThan(0);
        expect(alt).toBeDefined();
      }
      const sources = tags(html, 'source');
      expect(sources.some(({ type }) => type === 'image/avif')).toBe(path !== '/blagovne-znamke/');
      for (const { srcset = '' } of [...sources, ...images])
        for (const candidate of srcset.split(', ').filter(Boolean)) pictures.add(candidate.split(' ')[0] as string);
      for (const { srcset } of sources) expect(srcset?.split(', ').length).toBeGreaterThan(1);
    }
    expect(pictures.size).toBeGreaterThan(100);
    const sample = [...pictures].filter((_, i) => i % 15 === 0);
    for (const picture of sample) expect(`${picture} ${(await sendRequest(picture)).status}`).toBe(`${picture} 200`);
  });
});
