import type { ProductDetail } from '@vitrina/contract/catalogue';
import { SHOWN_REVIEWS } from '../../features/reviews/shown-reviews.ts';
import type { Charger } from '../../features/charger-labels/charger-labels.deferred.tsx';

/** The fields of a product that its page shows; no others are sent to the browser. */
export type ProductPage = Pick<ProductDetail, (typeof SHOWN)[number]> & { charger: Charger; law: ProductDetail['law']['sections'] };

const SHOWN = [
  'id',
  'code',
  'title',
  'text_lang',
  'short_description',
  'status',
  'is_available',
  'availability_info',
  'badges',
  'attributes',
  'price_custom',
  'basic_price_custom',
  'discount_percent_custom',
  'selected_price',
  'lowest_price_30_days',
  'discount_since',
  'currency',
  'installments_list_data',
  'installments_calculation',
  'images',
  'manufacturer_title',
  'manufacturer',
  'seller',
  'shipping_options',
  'shipping_date',
  'restock_date',
  'warehouses_single_pickup_display',
  'warehouses',
  'last_piece_sale',
  'shopping_cart_code',
  'url_without_domain',
  'urls',
  'feedback_rate_widget',
  'feedback_comment_widget',
  'question_widget',
  'figures',
  'energy',
  'age_verification',
  'product_condition',
  'description',
  'specifications',
  'options',
  'variants',
  'breadcrumbs',
  'ean',
  'mpn',
  'tags',
  'price_history',
  'hidden_reasons',
  'unit_price',
  'recall',
  'services',
  'takes_back',
  'opened',
  'opened_offers',
] as const satisfies readonly (keyof ProductDetail)[];

/** Picks the fields of a product that its page shows. */
export function toProductPage(product: ProductDetail): ProductPage {
  const shown = Object.fromEntries(SHOWN.map((key) => [key, product[key]])) as Pick<ProductDetail, (typeof SHOWN)[number]>;
  const { feedback_comment_widget: comments } = product;
  return {
    ...shown,
    feedback_comment_widget: { ...comments, items: comments.items.slice(0, SHOWN_REVIEWS) },
    charger: chargerOf(product),
    law: product.law.sections,
  };
}

/** Facts about the charger in the specifications. */
const chargerOf = ({ law: { charging } }: Pick<ProductDetail, 'law'>): Charger => ({
  isIncluded: charging?.included ?? null,
  power: charging?.power ?? null,
  ...(charging?.picture && { picture: charging.picture }),
});

/** Visible to staff only: the product, its category or its manufacturer is hidden. */
export const isHidden = (product: Pick<ProductDetail, 'visible' | 'category_visible' | 'manufacturer_visible' | 'ignore_brand_visibility'>): boolean =>
  !product.visible || !product.category_visible || !(product.manufacturer_visible || product.ignore_brand_visibility);
