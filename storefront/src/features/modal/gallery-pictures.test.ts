import { describe, expect, it } from 'vitest';
import { galleryOf } from './gallery-pictures.ts';

const link = (href: string, dataset: Record<string, string> = {}, alt: string | null = null) => ({
  href,
  dataset,
  querySelector: () => (alt === null ? null : { getAttribute: () => alt }),
});

describe('the gallery of a link with class fancybox [S2.111]', () => {
  it('shows all links of its gallery in page order, each picture once, and begins with the one that was followed', () => {
    const links = [
      link('/1', { gallery: 'product', width: '1000', height: '835', alt: 'Front' }),
      link('/2', { gallery: 'product' }),
      link('/1', { gallery: 'product', width: '1000', height: '835', alt: 'Front' }),
      link('/9', { gallery: 'other' }),
    ];
    const { pictures, index } = galleryOf(links[1] as (typeof links)[number], links);
    expect(pictures.map((picture) => picture.src)).toEqual(['/1', '/2']);
    expect(pictures[0]).toMatchObject({ alt: 'Front', width: 1000, height: 835 });
    expect(index).toBe(1);
  });
  it('shows a link of no gallery alone, with the words of its picture', () => {
    const alone = link('/x', {}, 'A fridge');
    expect(galleryOf(alone, [alone, link('/y')])).toEqual({ pictures: [{ src: '/x', alt: 'A fridge', width: null, height: null }], index: 0 });
  });
});
