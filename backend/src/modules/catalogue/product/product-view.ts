import type { HiddenReason, Image, ProductListItem } from '@vitrina/contract/catalogue';
import { isBestSeller, isNoBestSeller } from '@vitrina/contract/law/best-seller';
import { vatPercent } from '@vitrina/contract/settings/vat-rate';
import type { Settings } from '@vitrina/contract/settings/settings';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { unitPriceOf } from '@vitrina/contract/law/unit-price';
import { toDecimal } from '@vitrina/contract/values/money';
import { productPath } from '@vitrina/contract/values/page-path';
import { energyView } from '../law/energy-view.ts';
import { listCharging } from '../law/list-charging.ts';
import { tileFacts } from './attribute-view.ts';
import { type Availability, availabilityOf } from './availability.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProductRow } from './product-queries.ts';
import { pickupDay } from '../rules/delivery-day.ts';
import { canCollect } from '../rules/home-country.ts';
import { instalmentsFor } from '../rules/instalments.ts';
import { discountPercent } from '../rules/price-reduction.ts';
import { shippingPrice } from '../rules/shipping-price.ts';
import { isSameBaseLanguage } from '@vitrina/contract/values/fallback-languages';
import { textIn } from '../texts.ts';

/** List item of a product. Only this file and product-detail-view.ts build public views of products. */
export function listItemView(catalogue: Catalogue, row: ProductRow, lang: LanguageCode): ProductListItem {
  return { ...commonView(catalogue, row, lang), ...listCharging(catalogue, row, lang), feedback_comment_widget: { total: row.comments } };
}

/** Price and stock only, to update cached pages. */
export function priceQtyView(catalogue: Catalogue, row: ProductRow, lang: LanguageCode) {
  const availability = availabilityOf(catalogue, row, lang);
  return { id: row.id, status: row.status, ...priceView(row, lang, catalogue.settings()), ...stockView(availability) };
}

/** Fields shared by tiles and cart lines, all from the product's own rows. */
export function namedView(catalogue: Catalogue, row: ProductRow, lang: LanguageCode) {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    text_lang: isSameBaseLanguage(row.text_lang, lang) ? null : LANGUAGES[row.text_lang].lang,
    shopping_cart_code: `p-${row.id}`,
    url_without_domain: productPath({ lang, defaultLanguage: catalogue.defaultLanguage, slug: row.slug, id: row.id }),
    attributes: tileFacts(catalogue, row, lang),
    energy: energyView(catalogue, row, lang),
    age_verification: row.age_verification,
    ...priceView(row, lang, catalogue.settings()),
  };
}

/** First picture; `null`: none. */
export const mainImage = (catalogue: Catalogue, row: ProductRow, lang: LanguageCode): Image | null =>
  row.images[0] ? imageView(catalogue, row, row.images[0], lang) : null;

/** Fields shared by lists and product pages. */
export function commonView(catalogue: Catalogue, row: ProductRow, lang: LanguageCode): Omit<ProductListItem, 'feedback_comment_widget' | 'charging'> {
  const availability = availabilityOf(catalogue, row, lang);
  const images = row.images.map((image) => imageView(catalogue, row, image, lang));
  const { dictionary } = catalogue;
  const category = dictionary.categories.get(row.category_id ?? 0);
  const manufacturer = dictionary.manufacturers.get(row.manufacturer_id ?? 0);
  const seller = dictionary.sellers.get(row.seller_id ?? 0);
  const { currency } = LANGUAGES[lang];
  const settings = catalogue.settings();
  const instalments = instalmentsFor(row.amount ?? 0, lang, settings, catalogue.ways).map((plan) => ({
    ...plan,
    monthly: toDecimal(plan.monthly),
    last: toDecimal(plan.last),
    total: toDecimal(plan.total),
    credit: toDecimal(plan.credit),
  }));
  const votes = row.votes.reduce((sum, count) => sum + count, 0);
  return {
    ...namedView(catalogue, row, lang),
    type: row.type,
    short_description: row.short_description,
    status: row.status,
    badges: badgesOf(row, dictionary).map((code) => ({ code, title: catalogue.text(lang, `badge_${code.replaceAll('-', '_')}`) })),
    vat_rate: vatPercent(settings, lang, { country: null, vatClass: row.vat_class }),
    currency,
    installments_list_data: instalments,
    installments_calculation: instalments.at(-1) ?? null,
    images,
    other_images: images.slice(1),
    main_image: images[0] ?? null,
    main_image_upload_path: images[0]?.upload_path ?? null,
    main_image_title: images[0]?.alt ?? null,
    category_id: category?.id ?? null,
    category_title: textIn(category?.titles, lang),
    category_code: category?.code ?? '',
    manufacturer_title: manufacturer?.title ?? null,
    manufacturer_code: manufacturer?.code ?? null,
    seller_id: seller?.id ?? null,
    seller_title: seller?.title ?? null,
    shipping_options: shippingOptions(catalogue, row, lang, availability),
    ...stockView(availability),
    date_available: availability.isAvailable && availability.qty === 0 ? availability.shippingDate : null,
    product_condition: row.condition,
    is_rate: votes > 0,
    feedback_rate_widget: { rates: row.rating, rates_votes: votes },
    ...hiddenView(row, { category: category?.shown ?? true, manufacturer: manufacturer?.visible ?? true }),
  };
}

/** Returns the reasons why only staff see a product; empty object: it is public (rule in visibility.ts). */
function hiddenView(row: ProductRow, visible: { category: boolean; manufacturer: boolean }): Pick<ProductListItem, 'hidden_reasons'> {
  const reasons: HiddenReason[] = [
    ...(row.visible ? [] : ['product' as const]),
    ...(visible.category ? [] : ['category' as const]),
    ...(visible.manufacturer || row.ignore_brand_visibility ? [] : ['manufacturer' as const]),
  ];
  return reasons.length > 0 ? { hidden_reasons: reasons } : {};
}

/** Returns the badges as given; the shop's own sales decide about `bestseller`. */
function badgesOf({ id, parent_id, badges }: ProductRow, { sales }: Catalogue['dictionary']): string[] {
  const place = sales.get(parent_id ?? id);
  if (!place) return badges;
  const others = badges.filter((code) => code !== 'bestseller');
  return isBestSeller(place) || (badges.length > others.length && !isNoBestSeller(place)) ? ['bestseller', ...others] : others;
}

/** The product's price and its reference price, as decimals. */
export function priceView(row: ProductRow, lang: LanguageCode, { behaviour }: Settings) {
  const percent = row.amount === null ? null : discountPercent(row.amount, row.reference_amount);
  const basic = percent === null ? row.amount : row.reference_amount;
  return {
    ...unitPrice(row, lang),
    price_custom: toDecimal(row.amount),
    basic_price_custom: toDecimal(basic),
    loyalty_price_custom: behaviour.loyalty === 'off' ? null : toDecimal(row.loyalty_amount),
    discount_percent_custom: percent,
    selected_price: row.amount === null ? ('on_request' as const) : percent === null ? ('basic' as const) : ('discount' as const),
    lowest_price_30_days: percent === null ? null : toDecimal(row.reference_amount),
    discount_since: percent === null ? null : (row.cut_at?.toISOString().slice(0, 10) ?? null),
  };
}

/** Returns the unit price of goods sold by measure: `6,45 €/m`. */
export const unitPrice = ({ amount, unit }: ProductRow, lang: LanguageCode): Pick<ProductListItem, 'unit_price'> =>
  amount === null || !unit ? {} : { unit_price: unitPriceOf(amount, unit, lang) };

function stockView(availability: Availability) {
  return {
    quantity: availability.qty,
    available_qty: availability.isAvailable ? availability.qty : 0,
    is_available: availability.isAvailable,
    availability_info: { label_name: availability.labelName, qty: availability.qty, shops: availability.shops.length },
    shipping_date: availability.shippingDate,
    warehouses_single_pickup_display: availability.single,
    last_piece_sale: availability.qty === 1,
    ...(availability.restockDate !== null && { restock_date: availability.restockDate }),
  };
}

function shippingOptions(catalogue: Catalogue, row: ProductRow, lang: LanguageCode, availability: Availability): ProductListItem['shipping_options'] {
  if (!availability.isAvailable) return [];
  const settings = catalogue.settings();
  const things = [row.package_mm && row.package_g ? { sides: row.package_mm, weight: row.package_g } : null];
  const price = shippingPrice(settings, 'delivery', { market: lang, country: null, goods: row.amount ?? 0, things });
  const home = {
    code: 'delivery',
    title: catalogue.text(lang, 'shipping_delivery'),
    price: toDecimal(price ?? 0),
    date: availability.shippingDate,
  };
  // If no shop has it in stock, it is transferred there.
  const days = availability.shops.map(({ warehouse }) => pickupDay(catalogue.now(), warehouse, settings)).toSorted();
  const date = days[0] ?? availability.shippingDate;
  const pickup = { code: 'pickup', title: catalogue.text(lang, 'shipping_pickup'), price: 0, date };
  const isOffered = [...catalogue.dictionary.warehouses.values()].some((place) => canCollect(place, row, { country: null, lang, settings }));
  return [...(price === null ? [] : [home]), ...(isOffered ? [pickup] : [])];
}

function imageView(catalogue: Catalogue, row: ProductRow, image: ProductRow['images'][number], lang: LanguageCode): Image {
  const view = catalogue.text(lang, `picture_${image.view.replaceAll('-', '_')}`);
  const { upload_path, width, height, kind } = image;
  return { upload_path, width, height, kind, alt: image.view === 'front' || view.startsWith('picture_') ? row.title : `${row.title}, ${view}` };
}
