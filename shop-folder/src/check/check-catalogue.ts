import type { ShopFacts } from '../folder/shop-folder.ts';
import { normalizeFilter } from '../load/category-filters.ts';
import { valueTexts } from '../load/lookup.ts';
import { productsOf } from '../load/products-of.ts';
import type { CategoryFacts } from '../schemas/frame.ts';
import { checkFamily } from './check-family.ts';
import type { Report } from './report.ts';

/** Reports inconsistencies between parts of the catalogue: missing or duplicate codes, parents that do not form a tree. */
export function checkCatalogue(shop: ShopFacts, report: Report): void {
  once(shop.attributes, 'attribute', report);
  once(shop.categories, 'category', report);
  once(shop.brands, 'brand', report);
  once(shop.sellers, 'seller', report);
  once(shop.warehouses, 'warehouse', report);
  once(shop.lists, 'list', report);
  onceInFile(shop.groups, 'catalogue/attribute-groups.yaml', report);
  onceInFile(shop.tags, 'catalogue/tags.yaml', report);
  for (const attribute of shop.attributes) {
    if (!shop.groups.includes(attribute.group)) report.error(attribute, ['group'], `there is no group ${attribute.group} in catalogue/attribute-groups.yaml`);
    if (attribute.type === 'choice' && !attribute.open && !attribute.values?.length)
      report.error(attribute, [], `${attribute.code} is a choice without values`);
    const codes = valueTexts(attribute).map(([code]) => code);
    for (const [i, code] of codes.entries()) if (codes.indexOf(code) !== i) report.error(attribute, ['values', i], `the value ${code} stands twice`);
  }
  checkTree(shop, report);
  for (const warehouse of shop.warehouses) {
    if (warehouse.seller !== undefined && !shop.sellers.some(({ code }) => code === warehouse.seller))
      report.error(warehouse, ['seller'], `there is no seller ${warehouse.seller}`);
  }
  checkFamilies(shop, report);
}

function once(entries: readonly { code: string }[], what: string, report: Report): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    if (seen.has(entry.code)) report.error(entry, ['code'], `the ${what} ${entry.code} is there already`);
    seen.add(entry.code);
  }
}

function onceInFile(codes: readonly string[], file: string, report: Report): void {
  for (const [i, code] of codes.entries()) if (codes.indexOf(code) !== i) report.inFile('error', file, [i], `${code} stands twice`);
}

function checkTree({ categories, attributes }: ShopFacts, report: Report): void {
  const byCode = new Map(categories.map((category) => [category.code, category]));
  const known = new Set(attributes.map(({ code }) => code));
  for (const category of categories) {
    const { parent, filters = [], tile = [] } = category;
    if (parent !== undefined && !byCode.has(parent)) report.error(category, ['parent'], `there is no category ${parent}`);
    else if (isInCircle(category, byCode)) report.error(category, ['parent'], `${category.code} stands below itself`);
    for (const [i, [code]] of filters.map(normalizeFilter).entries())
      if (!known.has(code)) report.error(category, ['filters', i], `there is no attribute ${code}`);
    for (const [i, code] of tile.entries()) if (!known.has(code)) report.error(category, ['tile', i], `there is no attribute ${code}`);
  }
}

function isInCircle(category: CategoryFacts, byCode: ReadonlyMap<string, CategoryFacts>): boolean {
  const seen = new Set<string>();
  for (let at: CategoryFacts | undefined = category; at?.parent !== undefined; at = byCode.get(at.parent)) {
    if (seen.has(at.code)) return at.code === category.code || seen.has(category.code);
    seen.add(at.code);
  }
  return false;
}

function checkFamilies(shop: ShopFacts, report: Report): void {
  const known = {
    brands: new Set(shop.brands.map(({ code }) => code)),
    categories: new Set(shop.categories.map(({ code }) => code)),
    parents: new Set(shop.categories.map(({ parent }) => parent)),
    families: new Set(shop.families.map(({ key }) => key)),
    attributes: new Map(shop.attributes.map((attribute) => [attribute.code, attribute])),
    sellers: new Set(shop.sellers.map(({ code }) => code)),
    warehouses: new Set(shop.warehouses.map(({ code }) => code)),
    tags: new Set(shop.tags),
  };
  const codes = new Map<string, { code: string; file: string }>();
  const families = new Set<string>();
  const eans = new Map<string, string>();
  for (const family of shop.families) {
    if (families.has(family.key)) report.error(family, [], `the family ${family.key} is in another department already`);
    families.add(family.key);
    for (const { code, facts, type } of productsOf(family)) {
      const before = codes.get(code.toUpperCase());
      const [entry, path] = type === 'configurable' ? [family, ['code']] : [facts, ['code']];
      // Some feeds use product codes that differ only in case.
      if (before?.code === code) report.error(entry, path, `the product code ${code} is there already, in ${before.file}`);
      else if (before) report.warning(entry, path, `the product code ${code} differs from ${before.code} in ${before.file} by capitals alone`);
      codes.set(code.toUpperCase(), { code, file: `catalogue/${family.department}/${family.key}.yaml` });
      const ean = type === 'configurable' ? undefined : facts.ean;
      // Real catalogues list some products twice.
      if (ean !== undefined && eans.has(ean)) report.warning(facts, ['ean'], `the EAN ${ean} is that of ${eans.get(ean)}`);
      if (ean !== undefined) eans.set(ean, code);
    }
    checkFamily(family, { shop, known, report });
  }
  for (const facts of shop.families.flatMap(({ products, parents = [] }) => [...products, ...parents]))
    for (const [i, code] of (facts.related ?? []).entries())
      if (!codes.has(code.toUpperCase())) report.error(facts, ['related', i], `there is no product ${code}`);
  checkOpened(shop, report);
  for (const list of shop.lists) {
    for (const [i, code] of (list.products ?? []).entries())
      if (!codes.has(code.toUpperCase())) report.error(list, ['products', i], `there is no product ${code}`);
  }
}

/** An opened piece is a simple product, and refers to a new one that can be bought. */
function checkOpened(shop: ShopFacts, report: Report): void {
  const products = new Map(shop.families.flatMap(productsOf).map((product) => [product.code, product]));
  for (const { facts, type } of products.values()) {
    if (!facts.opened || type === 'configurable') continue;
    const newOne = products.get(facts.opened.of);
    if (type === 'variant') report.error(facts, ['opened'], 'an opened piece is no variant: leave it out of the families with options, or out of variant_of');
    if ((facts.condition ?? 'new') === 'new') report.error(facts, ['condition'], 'an opened piece is open-box or refurbished');
    if (!newOne) report.error(facts, ['opened', 'of'], `there is no product ${facts.opened.of}`);
    else if (newOne.type === 'configurable') report.error(facts, ['opened', 'of'], `${newOne.code} is bought as one of its variants; name that one`);
    else if ((newOne.facts.condition ?? 'new') !== 'new') report.error(facts, ['opened', 'of'], `${newOne.code} is not new itself`);
  }
}
