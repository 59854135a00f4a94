import type { ProductDetail } from '@vitrina/contract/catalogue';
import { isLargeDevice } from '@vitrina/contract/law/large-devices';
import { commentPhotos } from '@vitrina/contract/comment-photos';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { productPath } from '@vitrina/contract/values/page-path';
import { manufacturerUrls, productUrls, sellerUrls, tagUrls } from '../addresses.ts';
import { energyView } from '../law/energy-view.ts';
import { lawView } from '../law/law-view.ts';
import { formatNumber, type SpecificationView, specificationView } from './attribute-view.ts';
import { type Availability, availabilityOf } from './availability.ts';
import { breadcrumbsOf } from '../categories/breadcrumbs-view.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProductDetailRow, ProductRow } from './product-queries.ts';
import { figuresView } from './figures-view.ts';
import { commonView, unitPrice } from './product-view.ts';
import { closingTime, pickupDay } from '../rules/delivery-day.ts';
import { canCollect } from '../rules/home-country.ts';
import { offeredServices } from '../services/service-view.ts';
import { tradeInOffer } from '../services/trade-in-offer.ts';
import { textIn } from '../texts.ts';
import { warehouseTitle } from './warehouse-title.ts';

/** Full view of a product. `variants`: all variants of its configurable product. */
export function productDetailView(catalogue: Catalogue, row: ProductDetailRow, lang: LanguageCode, variants: ProductRow[]): ProductDetail {
  const { dictionary, defaultLanguage } = catalogue;
  const category = dictionary.categories.get(row.category_id ?? 0);
  const manufacturer = dictionary.manufacturers.get(row.manufacturer_id ?? 0);
  const seller = dictionary.sellers.get(row.seller_id ?? 0);
  const common = commonView(catalogue, row, lang);
  return {
    ...common,
    url: `${catalogue.publicUrl}${common.url_without_domain}`,
    visible: row.visible,
    category_visible: category?.shown ?? true,
    manufacturer_visible: manufacturer?.visible ?? true,
    ignore_brand_visibility: row.ignore_brand_visibility,
    category_template: category?.template ?? null,
    description: row.description,
    feedback_comment_widget: {
      total: row.comments,
      items: row.comment_items.map((item) => ({
        id: item.id,
        display_name: item.display_name,
        message: item.message,
        rate: item.rate,
        lang: LANGUAGES[item.lang].lang,
        date: item.at.slice(0, 10),
        is_verified: item.verified,
        answer: item.answer === null ? null : { message: item.answer, date: (item.answered_at ?? item.at).slice(0, 10) },
        pros: item.pros,
        cons: item.cons,
        photos: commentPhotos(item.photos),
        helpful: item.helpful,
        translation: item.translation,
      })),
      distribution: row.votes,
    },
    figures: figuresView(row.goods_figures),
    question_widget: { total: row.questions, items: row.question_items.map(questionItem) },
    specifications: specificationGroups(catalogue, row, lang),
    ...variantView(catalogue, row, variants, lang),
    warehouses: warehouseView(catalogue, row, lang),
    breadcrumbs: breadcrumbsOf(catalogue, row.category_id, lang),
    urls: productUrls(row, defaultLanguage),
    ean: row.ean,
    mpn: row.mpn,
    manufacturer: manufacturer
      ? {
          id: manufacturer.id,
          code: manufacturer.code,
          title: manufacturer.title,
          url_without_domain: manufacturerUrls(manufacturer.code, defaultLanguage)[lang],
          logo_upload_path: manufacturer.logo_upload_path,
          address: manufacturer.address,
          email: manufacturer.email,
        }
      : null,
    seller: seller ? { id: seller.id, code: seller.code, title: seller.title, url_without_domain: sellerUrls(seller.code, defaultLanguage)[lang] } : null,
    tags: row.tag_ids.flatMap((id) => {
      const tag = dictionary.tags.get(id);
      return tag ? [{ id, title: textIn(tag.titles, lang), url_without_domain: tagUrls(tag, defaultLanguage)[lang] }] : [];
    }),
    price_history: priceHistory(row, catalogue.now()),
    released: row.released,
    ...offeredServices(catalogue, row, lang),
    ...tradeInOffer(catalogue, row, lang),
    ...(isLargeDevice(row.law_group) && { takes_back: true as const }),
    law: lawView(catalogue, row, lang),
    ...(row.recall && { recall: { number: row.recall.number, kind: row.recall.kind, hazard: textIn(row.recall.hazards, lang) } }),
  };
}

const questionItem = ({ answers, ...post }: ProductDetailRow['question_items'][number]): ProductDetail['question_widget']['items'][number] => ({
  ...postItem(post),
  display_name: post.display_name,
  answers: answers.map(({ author, display_name, ...answer }) => ({ ...postItem(answer), author, display_name: author === 'shop' ? null : display_name })),
});

const postItem = ({ id, message, lang, at }: { id: number; message: string; lang: LanguageCode; at: string }) => ({
  id,
  message,
  lang: LANGUAGES[lang].lang,
  date: at.slice(0, 10),
});

function specificationGroups(catalogue: Catalogue, row: ProductDetailRow, lang: LanguageCode): ProductDetail['specifications'] {
  const { attributes, groups } = catalogue.dictionary;
  const byGroup = Map.groupBy(row.attributes, ([code]) => attributes.get(code)?.group_code ?? 'general');
  const box = boxRows(catalogue, row, lang);
  if (box.length > 0 && !byGroup.has('dimensions')) byGroup.set('dimensions', []);
  return [...byGroup]
    .map(([code, data]) => ({
      code,
      position: groups.get(code)?.position ?? 999,
      title: textIn(groups.get(code)?.titles, lang),
      items: [
        ...data.flatMap((entry) => {
          const view = specificationView(catalogue, entry, lang, row.text_lang);
          const help = attributes.get(entry[0])?.helps;
          return view ? [{ ...view, help: help ? textIn(help, lang) : null }] : [];
        }),
        ...(code === 'dimensions' ? box : []),
      ],
    }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => a.position - b.position)
    .map(({ position: _, ...group }) => group);
}

/** Returns size and weight of the package: `137 × 84 × 18 cm` and `23.8 kg`. */
function boxRows(catalogue: Catalogue, { package_mm, package_g }: ProductRow, lang: LanguageCode): (SpecificationView & { help: null })[] {
  if (!package_mm || !package_g) return [];
  const size = `${package_mm.map((side) => formatNumber(side / 10, lang)).join(' × ')}\u00a0cm`;
  const weight = `${formatNumber(Math.max(package_g / 1000, 0.01), lang)}\u00a0kg`;
  return [
    { code: 'box_size', title: catalogue.text(lang, 'product_box_size'), value: size, help: null },
    { code: 'box_weight', title: catalogue.text(lang, 'product_box_weight'), value: weight, help: null },
  ];
}

function variantView(catalogue: Catalogue, row: ProductDetailRow, variants: ProductRow[], lang: LanguageCode): Pick<ProductDetail, 'options' | 'variants'> {
  const codeOf = (variant: ProductRow, option: string): string => {
    const data = new Map(variant.attributes).get(option);
    return typeof data === 'number' ? String(data) : typeof data === 'string' ? data : '';
  };
  const options = row.options.map((option) => ({
    code: option,
    title: textIn(catalogue.dictionary.attributes.get(option)?.titles, lang),
    values: [...new Set(variants.map((variant) => codeOf(variant, option)))].filter(Boolean).map((code) => {
      const data = Number.isNaN(Number(code)) ? code : Number(code);
      return { code, title: specificationView(catalogue, [option, data], lang, lang)?.value ?? code };
    }),
  }));
  return {
    options: variants.length > 1 ? options : [],
    variants: variants.map((variant) => ({
      id: variant.id,
      code: variant.code,
      url_without_domain: productPath({ lang, defaultLanguage: catalogue.defaultLanguage, slug: variant.slug, id: variant.id }),
      values: Object.fromEntries(row.options.map((option) => [option, codeOf(variant, option)])),
      price_custom: toDecimal(variant.amount),
      ...stockOfVariant(availabilityOf(catalogue, variant, lang)),
      ...unitPrice(variant, lang),
      energy: energyView(catalogue, variant, lang),
      main_image_upload_path: variant.images[0]?.upload_path ?? null,
    })),
  };
}

const stockOfVariant = ({ isAvailable, labelName }: Availability) => ({ is_available: isAvailable, label_name: labelName });

/** Our shops, with or without stock: first those with collection, then in the shop owner's order. Empty for other sellers' products. */
function warehouseView(catalogue: Catalogue, row: ProductDetailRow, lang: LanguageCode): ProductDetail['warehouses'] {
  const quantities = new Map(row.stock);
  const now = catalogue.now();
  const settings = catalogue.settings();
  return [...catalogue.dictionary.warehouses.values()]
    .filter((warehouse) => warehouse.is_shop && warehouse.seller_id === null && row.seller_id === null)
    .map((warehouse) => ({ warehouse, isNear: canCollect(warehouse, row, { country: null, lang, settings }) }))
    .sort((a, b) => Number(b.isNear) - Number(a.isNear) || a.warehouse.position - b.warehouse.position)
    .map(({ warehouse, isNear }) => {
      const qty = quantities.get(warehouse.id) ?? 0;
      const closes = closingTime(now, warehouse, settings);
      return {
        code: warehouse.code,
        title: warehouseTitle(warehouse, lang),
        town: warehouse.town,
        address: warehouse.address,
        qty,
        pickup_date: isNear && qty > 0 && row.amount !== null ? pickupDay(now, warehouse, settings) : null,
        open_until: closes,
        is_shop: true,
        country: warehouse.country,
        can_collect: isNear,
      };
    });
}

export const HISTORY_DAYS = 90;

/** Prices in force during the last 90 days; an older first price carries the day on which the window begins. */
function priceHistory(row: ProductDetailRow, now: Date): ProductDetail['price_history'] {
  const opens = new Date(now.getTime() - HISTORY_DAYS * 86_400_000).toISOString().slice(0, 10);
  const steps = row.price_history.map(({ at, amount }) => ({ date: at.slice(0, 10), price: toDecimal(amount) }));
  const before = steps.findLast((step) => step.date <= opens);
  return [...(before ? [{ ...before, date: opens }] : []), ...steps.filter((step) => step.date > opens)];
}
