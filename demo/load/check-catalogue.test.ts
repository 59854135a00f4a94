import { describe, expect, it } from 'vitest';
import { brands } from '../catalogue/brands.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { drawLogo } from '../pictures/logos.ts';
import { lists } from '../shop/lists.ts';
import { tags } from '../shop/tags.ts';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { textOf } from './all-languages.ts';
import { catalogueProblems } from './check-catalogue.ts';
import { missingTexts } from './check-frame.ts';
import { familyProblems } from './check-family.ts';
import { makeLookup } from './lookup.ts';
import { productsOf } from './products-of.ts';
import { eanOf } from './product-codes.ts';

const lookup = makeLookup();
const products = catalogue.families.flatMap(productsOf);

describe('the written catalogue', () => {
  it('has no mistakes', async () => {
    expect(await catalogueProblems(lookup)).toEqual([]);
  });

  it('is told of its mistakes all at once', () => {
    const [family] = catalogue.families;
    const wrong = { ...family, brand: 'nobody', related: ['nothing'], noun: { si: 'x' } } as unknown as NonNullable<typeof family>;
    const problems = familyProblems(wrong, lookup).join('\n');
    expect(problems).toContain('unknown brand nobody');
    expect(problems).toContain('unknown related family nothing');
    expect(problems).toContain('noun: no text in hr');
  });

  it('has tags and lists in all ten languages, with addresses of their own [S1.29]', () => {
    for (const { title, slug, description, code } of [...tags, ...lists]) {
      expect([title, slug, description].flatMap((text) => missingTexts(code, text))).toEqual([]);
    }
    for (const collections of [tags, lists]) {
      for (const lang of LANGUAGE_CODES) {
        const slugs = collections.map((one) => textOf(one.slug, lang));
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/);
      }
    }
  });

  it('names only products that exist in its lists', () => {
    const codes = new Set(products.map((product) => product.code));
    expect(lists.flatMap((list) => list.codes ?? []).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('gives every product an EAN of its own and every brand a logo of its own', () => {
    expect(new Set(products.map((product) => eanOf(product.code))).size).toBe(products.length);
    expect(new Set(brands.map((brand) => drawLogo(brand.code, brand.title))).size).toBe(brands.length);
  });
});
