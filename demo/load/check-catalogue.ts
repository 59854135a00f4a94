import { brands } from '../catalogue/brands.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { attributeProblems, categoryProblems, missingTexts, repeated, siblingProblems } from './check-frame.ts';
import { familyProblems } from './check-family.ts';
import { pictureProblems } from './check-pictures.ts';
import type { Lookup } from './lookup.ts';
import { productsOf } from './products-of.ts';

/** Everything that is wrong in the written catalogue, one line each; nothing is loaded while there is something. */
export async function catalogueProblems(lookup: Lookup): Promise<string[]> {
  const { attributeGroups, attributes, categories, families } = catalogue;
  const pictures = [
    ...categories.map(({ code, picture }) => ({ where: `category ${code}`, picture })),
    ...families.flatMap(({ key, models }) => models.map(({ name, picture }) => ({ where: `${key} ${name}`, picture }))),
  ];
  return [
    ...repeated(
      'attribute',
      attributes.map((attribute) => attribute.code),
    ),
    ...repeated(
      'category',
      categories.map((category) => category.code),
    ),
    ...repeated(
      'family',
      families.map((family) => family.key),
    ),
    ...repeated(
      'product code',
      families.flatMap(productsOf).map((product) => product.code),
    ),
    ...repeated(
      'brand',
      brands.map((brand) => brand.code),
    ),
    ...brands.flatMap((brand) => missingTexts(`brand ${brand.code}`, brand.description)),
    ...attributes.flatMap((attribute) => attributeProblems(attribute, attributeGroups)),
    ...categories.flatMap((category) => categoryProblems(category, lookup)),
    ...siblingProblems(categories),
    ...families.flatMap((family) => familyProblems(family, lookup)),
    ...(await pictureProblems(pictures)),
  ];
}
