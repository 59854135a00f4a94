import { STRUCTURED_DATA_WORDS, truncateWords } from '@vitrina/contract/values/text';
import { thumbPath } from '@vitrina/contract/thumbs';
import type { ProductFacts, ProductPage } from './product-page.ts';

type Product = ProductPage & ProductFacts;

/** Days of validity of a price in structured data (specification, section 9). */
export const PRICE_VALID_DAYS = 7;
const MOST_REVIEWS = 3;
const SCHEMA = 'https://schema.org/';
const CONDITIONS = { new: 'NewCondition', 'open-box': 'UsedCondition', refurbished: 'RefurbishedCondition' } as const;

interface Context {
  /** Origin of the shop. */
  host: string;
  shopName: string;
  now: Date;
}

/** JSON-LD of a product, with visible data only. */
export function productData(product: Product, context: Context): object {
  const whole = (path: string) => new URL(path, context.host).href;
  const description = descriptionOf(product);
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: product.title,
    url: whole(product.url_without_domain),
    sku: product.code,
    ...(product.ean && /^\d{13}$/.test(product.ean) && { gtin13: product.ean }),
    ...(product.mpn && { mpn: product.mpn }),
    ...(product.manufacturer_title && { brand: { '@type': 'Brand', name: product.manufacturer_title } }),
    ...(product.images.length > 0 && { image: product.images.map((image) => whole(thumbPath('catalog_detail_zoom', image.upload_path, 'webp'))) }),
    ...(description && { description }),
    ...(product.attributes.length > 0 && {
      additionalProperty: product.attributes.map(({ title, value }) => ({ '@type': 'PropertyValue', name: title, value })),
    }),
    ...(product.energy && { hasEnergyConsumptionDetails: energyData(product.energy) }),
    ...(product.price_custom !== null && { offers: offerData(product, product.price_custom, context) }),
    ...ratingData(product),
    ...questionData(product),
  };
}

function offerData(product: Product, price: number, { host, shopName, now }: Context): object {
  return {
    '@type': 'Offer',
    url: new URL(product.url_without_domain, host).href,
    price: price.toFixed(2),
    priceCurrency: product.currency,
    priceValidUntil: new Date(now.getTime() + PRICE_VALID_DAYS * 86_400_000).toISOString().slice(0, 10),
    availability: SCHEMA + availabilityOf(product),
    itemCondition: SCHEMA + CONDITIONS[product.product_condition],
    seller: { '@type': 'Organization', name: product.seller?.title ?? shopName },
  };
}

function availabilityOf({ status, is_available, availability_info }: Product): string {
  if (status === 3) return 'Discontinued';
  if (!is_available) return 'OutOfStock';
  return availability_info.qty > 0 ? 'InStock' : 'BackOrder';
}

const energyData = ({ class: letter, from, to }: NonNullable<Product['energy']>): object => ({
  '@type': 'EnergyConsumptionDetails',
  hasEnergyEfficiencyCategory: `${SCHEMA}EUEnergyEfficiencyCategory${letter}`,
  energyEfficiencyScaleMin: `${SCHEMA}EUEnergyEfficiencyCategory${to}`,
  energyEfficiencyScaleMax: `${SCHEMA}EUEnergyEfficiencyCategory${from}`,
});

function ratingData({ feedback_rate_widget: rate, feedback_comment_widget: comments }: Product): object {
  if (rate.rates_votes === 0) return {};
  const reviews = comments.items.slice(0, MOST_REVIEWS).map((review) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: review.display_name },
    datePublished: review.date,
    inLanguage: review.lang,
    reviewBody: review.message,
    reviewRating: { '@type': 'Rating', ratingValue: review.rate, bestRating: 5 },
  }));
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rate.rates, bestRating: 5, ratingCount: rate.rates_votes },
    ...(reviews.length > 0 && { review: reviews }),
  };
}

/** The page's questions with their answers, as shown. */
function questionData({ question_widget: { items } }: Product): object {
  const answerOf = ({ message, lang, date, display_name }: Product['question_widget']['items'][number]['answers'][number]) => ({
    '@type': 'Answer',
    text: message,
    inLanguage: lang,
    datePublished: date,
    ...(display_name && { author: { '@type': 'Person', name: display_name } }),
  });
  const subjectOf = items.map(({ message, lang, date, display_name, answers }) => ({
    '@type': 'Question',
    name: message,
    inLanguage: lang,
    datePublished: date,
    author: { '@type': 'Person', name: display_name },
    answerCount: answers.length,
    ...(answers.length > 0 && { suggestedAnswer: answers.map(answerOf) }),
  }));
  return subjectOf.length > 0 ? { subjectOf } : {};
}

/** Description without markup in at most fifty words (specification, section 9). */
export function descriptionOf({ description, short_description }: Pick<Product, 'description' | 'short_description'>): string {
  return truncateWords(plainText(description ?? '') || plainText(short_description ?? ''), STRUCTURED_DATA_WORDS);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** Text of sanitized HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
