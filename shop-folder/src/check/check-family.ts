import type { ShopFacts } from '../folder/shop-folder.ts';
import { attributeProblem } from '../load/fits-attribute.ts';
import { productsOf } from '../load/products-of.ts';
import type { FamilyFacts, ProductFacts } from '../schemas/family.ts';
import type { Known } from './known.ts';
import type { Report } from './report.ts';

interface Checking {
  shop: ShopFacts;
  known: Known;
  report: Report;
}

export function checkFamily(family: FamilyFacts, { shop, known, report }: Checking): void {
  const { brand, category, related = [], options = [], products, parents = [], reviews = [], questions = [] } = family;
  if (brand !== undefined && !known.brands.has(brand)) report.error(family, ['brand'], `there is no brand ${brand}`);
  if (category === undefined) report.warning(family, [], 'stands in no category: no list shows its products');
  else if (!known.categories.has(category)) report.error(family, ['category'], `there is no category ${category}`);
  else if (known.parents.has(category)) report.warning(family, ['category'], `${category} holds other categories; its products stand beside them`);
  for (const [i, key] of related.entries()) if (!known.families.has(key)) report.error(family, ['related', i], `there is no family ${key}`);
  const all = productsOf(family).filter(({ type }) => type === 'variant');
  for (const [i, option] of options.entries()) {
    if (!known.attributes.has(option)) report.error(family, ['options', i], `there is no attribute ${option}`);
    for (const { facts } of all) if (facts.attributes?.[option] === undefined) report.warning(facts, [], `${facts.code} has no ${option}, which is an option`);
  }
  for (const { type, variants } of productsOf(family)) if (type === 'configurable') sameChoices(variants, options, report);
  for (const product of options.length > 0 ? [] : products)
    if (product.variant_of !== undefined) report.error(product, ['variant_of'], 'has a meaning only in a family with options');
  const above = new Set(productsOf(family).flatMap(({ type, code }) => (type === 'configurable' ? [code] : [])));
  for (const parent of parents) if (!above.has(parent.code)) report.error(parent, ['code'], `${parent.code} has no variants in this family`);
  for (const product of [...products, ...parents]) checkProduct(product, { shop, known, report });
  for (const [i, { product }] of reviews.entries())
    if (product !== undefined && !products.some(({ code }) => code === product))
      report.error(family, ['reviews', i, 'product'], `${product} is no product of this family`);
  for (const [i, { product }] of questions.entries())
    if (product !== undefined && !products.some(({ code }) => code === product))
      report.error(family, ['questions', i, 'product'], `${product} is no product of this family`);
}

/** Variants are distinguished by their options only, so two must not have equal values. */
function sameChoices(products: readonly ProductFacts[], options: readonly string[], report: Report): void {
  const seen = new Map<string, string>();
  for (const product of products) {
    const choice = JSON.stringify(options.map((option) => product.attributes?.[option]));
    const before = seen.get(choice);
    if (before !== undefined) report.warning(product, ['code'], `${product.code} has the same ${options.join(' and ')} as ${before}`);
    seen.set(choice, product.code);
  }
}

function checkProduct(product: ProductFacts, { shop, known, report }: Checking): void {
  const { prices = {}, past_prices = [], club_prices = {}, seller, stock = {}, tags = [], attributes = {}, ean } = product;
  if (ean !== undefined && !hasCheckDigit(ean)) report.warning(product, ['ean'], `the last digit of the EAN ${ean} is wrong`);
  for (const [market, club] of Object.entries(club_prices)) {
    const price = prices[market as keyof typeof prices];
    if (club !== undefined && (price === undefined || club >= price)) report.error(product, ['club_prices', market], 'is not lower than the price');
  }
  if (past_prices.length > 0 && product.prices_since === undefined) report.error(product, [], 'past_prices need prices_since');
  if (seller !== undefined && !known.sellers.has(seller)) report.error(product, ['seller'], `there is no seller ${seller}`);
  for (const code of Object.keys(stock)) if (!known.warehouses.has(code)) report.error(product, ['stock', code], `there is no warehouse ${code}`);
  for (const [i, tag] of tags.entries()) if (!known.tags.has(tag)) report.error(product, ['tags', i], `there is no tag ${tag}`);
  for (const [code, value] of Object.entries(attributes)) {
    const words = valueProblem({ shop, known }, { product, code, value });
    if (words !== null) report.error(product, ['attributes', code], words);
  }
}

interface ProductAttribute {
  product: ProductFacts;
  code: string;
  value: NonNullable<ProductFacts['attributes']>[string];
}

function valueProblem({ shop, known }: Pick<Checking, 'shop' | 'known'>, { product, code, value }: ProductAttribute): string | null {
  const attribute = known.attributes.get(code);
  if (!attribute) return `there is no attribute ${code}`;
  if (value === null && (attribute.type === 'text' || attribute.open))
    return shop.words.has(`product.${product.code}.attribute.${code}`) ? null : `product.${product.code}.attribute.${code} has no words in texts/`;
  return attributeProblem(attribute, value);
}

function hasCheckDigit(ean: string): boolean {
  const digits = [...ean].map(Number);
  const sum = digits
    .slice(0, -1)
    .toReversed()
    .reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits.at(-1);
}
