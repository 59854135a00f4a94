import type { ProductDetail } from '@vitrina/contract/catalogue';
import { SHOWN_REVIEWS } from '../../features/reviews/shown-reviews.ts';
import type { Charger } from '../../features/charger-labels/charger-labels.deferred.tsx';

/** The fields of a product that the browser needs for interaction. */
export type ProductPage = Pick<ProductDetail, (typeof SHOWN)[number]> & { charger: Charger; maker: { title: string; url: string } | null };

const SHOWN = [
  'id',
  'title',
  'text_lang',
  'status',
  'is_available',
  'availability_info',
  'price_custom',
  'basic_price_custom',
  'discount_percent_custom',
  'selected_price',
  'installments_list_data',
  'installments_calculation',
  'images',
  'manufacturer_title',
  'seller',
  'shipping_options',
  'shipping_date',
  'restock_date',
  'warehouses_single_pickup_display',
  'warehouses',
  'shopping_cart_code',
  'url_without_domain',
  'energy',
  'age_verification',
  'options',
  'variants',
  'tags',
  'unit_price',
  'services',
  'takes_back',
  'trade_in',
  'opened',
  'opened_offers',
] as const satisfies readonly (keyof ProductDetail)[];

/** The fields of a product needed only by the server for static parts. */
export type ProductFacts = Pick<ProductDetail, (typeof PRINTED)[number]> & { law: ProductDetail['law']['sections'] };

const PRINTED = [
  'id',
  'code',
  'title',
  'text_lang',
  'short_description',
  'url_without_domain',
  'breadcrumbs',
  'hidden_reasons',
  'recall',
  'badges',
  'age_verification',
  'attributes',
  'description',
  'specifications',
  'price_history',
  'discount_since',
  'lowest_price_30_days',
  'energy',
  'figures',
  'manufacturer',
  'ean',
  'mpn',
  'currency',
  'product_condition',
  'urls',
  'feedback_rate_widget',
  'feedback_comment_widget',
  'question_widget',
] as const satisfies readonly (keyof ProductDetail)[];

/** Picks the fields for the browser. */
export function toProductPage(product: ProductDetail): ProductPage {
  const { manufacturer } = product;
  return {
    ...pick(product, SHOWN),
    charger: chargerOf(product),
    maker: manufacturer && { title: manufacturer.title, url: manufacturer.url_without_domain },
  };
}

/** Picks the fields for the server's static parts. */
export function toProductFacts(product: ProductDetail): ProductFacts {
  const { feedback_comment_widget: comments } = product;
  return {
    ...pick(product, PRINTED),
    feedback_comment_widget: { ...comments, items: comments.items.slice(0, SHOWN_REVIEWS) },
    law: product.law.sections,
  };
}

const pick = <K extends keyof ProductDetail>(product: ProductDetail, keys: readonly K[]): Pick<ProductDetail, K> => {
  const picked = {} as Pick<ProductDetail, K>;
  for (const key of keys) picked[key] = product[key];
  return picked;
};

/** Charger statement of the product. */
const chargerOf = ({ law: { charging } }: Pick<ProductDetail, 'law'>): Charger => ({
  isIncluded: charging?.included ?? null,
  power: charging?.power ?? null,
  ...(charging?.picture && { picture: charging.picture }),
});

/** True if only staff see it: the product, its category or its manufacturer is hidden. */
export const isHidden = (product: Pick<ProductDetail, 'visible' | 'category_visible' | 'manufacturer_visible' | 'ignore_brand_visibility'>): boolean =>
  !product.visible || !product.category_visible || !(product.manufacturer_visible || product.ignore_brand_visibility);
