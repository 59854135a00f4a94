import type { ProductInput } from '@vitrina/backend/seed';
import type { DemoBrand } from '../catalogue/brands.ts';
import type { TextOrSame } from '../catalogue/types.ts';
import { sellers } from '../shop/sellers.ts';
import { warehouses } from '../shop/warehouses.ts';
import { inAll } from './all-languages.ts';
import type { Images } from './draw-pictures.ts';
import type { Lookup } from './lookup.ts';
import { packageOf } from './package-of.ts';
import { eanOf, mpnOf } from './product-codes.ts';
import { productTexts } from './product-texts.ts';
import type { DemoProduct } from './products-of.ts';
import { between } from './pseudo-random.ts';
import type { Frame } from './save-frame.ts';
import { scoreOf } from './score.ts';
import { searchNames } from './search-names.ts';
import { stockOf } from './stock-of.ts';
import { averageOf, votesFor } from './votes.ts';

interface Row {
  product: DemoProduct;
  lookup: Lookup;
  frame: Frame;
  images: Images;
  now: Date;
}

/** A product as the seed door takes it. */
export function productRow({ product, lookup, frame, images, now }: Row): ProductInput {
  const { code, type, parentCode, family, model } = product;
  const brand = lookup.brands.get(family.brand) as DemoBrand;
  const seller = sellerOf(product);
  const votes = votesFor(
    model.rating,
    reviewsOf(product).map((review) => review.rate),
  );
  const released = `${model.released}-${String(between(`${code} released`, 1, 28)).padStart(2, '0')}`;
  const rating = averageOf(votes);
  const badges = model.badges ?? [];
  return {
    code,
    type,
    parent_code: parentCode,
    options: type === 'configurable' ? (family.options ?? []) : [],
    status: model.stock === 'order' ? 2 : 1,
    visible: type === 'configurable' || model.visible !== false,
    category_id: frame.categories.get(family.category) ?? null,
    manufacturer_id: frame.brands.get(family.brand) ?? null,
    seller_id: seller === null ? null : (frame.sellers.get(seller) ?? null),
    ignore_brand_visibility: model.ignoreBrandVisibility ?? false,
    age_verification: model.adult ?? false,
    condition: model.condition ?? 'new',
    // The configurable product is no thing that could be bought, so it has no codes of its own.
    ean: type === 'configurable' ? null : eanOf(code),
    eans: [],
    mpn: type === 'configurable' ? null : mpnOf(code, family.brand, model.name),
    released,
    badges,
    score: scoreOf({ code, rating, votes, released, price: model.price, badges }, now),
    rating,
    votes: [...votes],
    energy_class: energyClassOf(product),
    ...packedAs(model),
    attributes: attributesOf(product),
    texts: productTexts(product, brand),
    images,
    stock: stockOf(product, seller, warehouses).map(({ warehouse, qty }) => ({ warehouse_id: frame.warehouses.get(warehouse) as number, qty })),
    search: searchNames(lookup, product, brand),
  };
}

/** Reviews are written about the first model of a family; a configurable product shows those of its initial offer. */
export const reviewsOf = ({ family, model }: DemoProduct) => (family.models[0] === model ? (family.reviews ?? []) : []);

/** `null` is the shop itself. */
export function sellerOf({ family, model }: DemoProduct): string | null {
  const named =
    model.seller ??
    sellers.find(({ sells }) => sells?.families?.includes(family.key) || (sells?.condition !== undefined && sells.condition === model.condition))?.code;
  return named ?? null;
}

function packedAs(model: DemoProduct['model']): Pick<ProductInput, 'package_mm' | 'package_g'> {
  const { sides, weight } = packageOf(model);
  return { package_mm: sides.map((side) => side * 10) as [number, number, number], package_g: Math.round(weight * 1000) };
}

function energyClassOf({ model }: DemoProduct): string | null {
  const value = model.attributes.energy_class;
  return typeof value === 'string' ? value.toUpperCase() : null;
}

/** In the order of the family's first model. Of a configurable product what all its variants share. */
function attributesOf({ family, model, type }: DemoProduct): ProductInput['attributes'] {
  const shared = (code: string) => family.models.every((other) => JSON.stringify(other.attributes[code]) === JSON.stringify(model.attributes[code]));
  return Object.entries(model.attributes)
    .filter(([code]) => type !== 'configurable' || shared(code))
    .map(([code, value]) => [code, typeof value === 'object' && !Array.isArray(value) ? inAll(value as TextOrSame) : value]);
}
