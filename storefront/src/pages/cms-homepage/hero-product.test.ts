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
