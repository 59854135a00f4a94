import type { ProductListItem } from '@vitrina/contract/catalogue';
import { expect, it } from 'vitest';
import { toHero } from './hero-product.ts';

const device = (short_description: string | null) =>
  ({ title: 'Zaslon', main_image: { kind: 'cutout', upload_path: 'a' }, short_description, discount_percent_custom: null }) as unknown as ProductListItem;

it('the placard of a device has room for 50 characters of its description [S9.44]', () => {
  const notes = toHero([device('x'.repeat(50)), device('Zaslon za delo in igro, ki ga lahko obrnete pokonci in nagnete'), device(null)]).map(
    ({ note }) => note,
  );
  expect(notes).toEqual(['x'.repeat(50), 'Zaslon za delo in igro, ki ga lahko obrnete…', null]);
});

it('a shop without cut-outs shows its photographs, a shop with some shows these alone', () => {
  const shown = (...kinds: ('photo' | 'cutout' | null)[]) =>
    toHero(kinds.map((kind) => ({ ...device(null), main_image: kind && { kind, upload_path: 'a' } }) as unknown as ProductListItem)).map(
      ({ image }) => image.kind,
    );
  expect(shown('photo', null, 'photo')).toEqual(['photo', 'photo']);
  expect(shown('photo', 'cutout', 'photo')).toEqual(['cutout']);
  expect(shown(null)).toEqual([]);
});
