import { describe, expect, it } from 'vitest';
import { variantChoices } from './variant-links.ts';

const options = [
  {
    code: 'colour',
    title: 'Barva',
    values: [
      { code: 'black', title: 'Črna' },
      { code: 'white', title: 'Bela' },
      { code: 'rose', title: 'Rožnata' },
    ],
  },
  {
    code: 'storage',
    title: 'Pomnilnik',
    values: [
      { code: '128', title: '128 GB' },
      { code: '256', title: '256 GB' },
    ],
  },
];
const variant = (id: number, colour: string, storage: string, is_available = true) => ({
  id,
  code: `V${id}`,
  url_without_domain: `/v-izdelki-${id}/`,
  values: { colour, storage },
  price_custom: 100 + id,
  energy: null,
  is_available,
  label_name: is_available ? 'availability_in_stock' : 'availability_none',
  main_image_upload_path: null,
});
const variants = [variant(1, 'black', '128'), variant(2, 'black', '256'), variant(3, 'white', '256', false)];

describe('links of variants', () => {
  it('leads to the variant that keeps the other choices', () => {
    const [, storage] = variantChoices(options, variants, 1);
    expect(storage?.links.map((link) => link.url)).toEqual(['/v-izdelki-1/', '/v-izdelki-2/']);
  });
  it('leads to the nearest variant where the combination does not exist, marked when it is not available', () => {
    const [colour] = variantChoices(options, variants, 1);
    expect(colour?.links[1]).toMatchObject({ url: '/v-izdelki-3/', isCurrent: false, isAvailable: false });
  });
  it('leaves out values that no variant has and marks the current one', () => {
    const [colour] = variantChoices(options, variants, 2);
    expect(colour?.links.map((link) => [link.code, link.isCurrent])).toEqual([
      ['black', true],
      ['white', false],
    ]);
  });
  it('is empty for a product that is none of the variants', () => expect(variantChoices(options, variants, 9)).toEqual([]));
});
