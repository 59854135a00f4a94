import { authTemplate, webshopTemplate } from '@vitrina/contract/pages';
import { type Directory, directoryPath } from '@vitrina/contract/values/directory-path';
import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { categoryUrls } from '../addresses.ts';
import { listUrls } from '../addresses.ts';
import { loadDictionary } from '../dictionary.ts';
import { manufacturerUrls } from '../addresses.ts';
import { sellerUrls } from '../addresses.ts';
import { type RouteRow, saveRoutes } from '../../routes/index.ts';

type Urls = Record<LanguageCode, string>;
type Page = Omit<RouteRow, 'path' | 'lang'> & { urls: Urls };

const page = (urls: Urls, template: string, action: string, more: Partial<Page> = {}): Page => ({
  urls,
  controller: 'catalog',
  action,
  template,
  content_type: template,
  content_id: null,
  slug: null,
  page_key: template,
  ...more,
});
const inAll = (path: (lang: LanguageCode) => string): Urls => Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, path(lang)])) as Urls;

/** Path segments of the fixed pages of accounts, checkout and other modules. */
const AUTH = [
  '',
  'login',
  'signup',
  'forgotten_password',
  'confirm_signup',
  'signup_confirm',
  'change_password',
  'login_link',
  'logout',
  'edit',
  'my_orders',
  'my_devices',
  'my_comments',
  'my_coupons',
];
const WEBSHOP = [
  'shopping_cart',
  'login',
  'customer',
  'shipping',
  'payment',
  'review_order',
  'thank_you',
  'confirm_order',
  'failed_order',
  'failed_payment',
  'payment_on_hold',
  'payment_create',
  'payment_new',
  'view_order',
  'cancel_order',
  'withdrawal',
  'review',
  'questions',
  'device',
  'notice',
  'quick_order',
  'additional_payments',
  'additional_payments_thank_you',
  'view_additional_payment',
  'payment-create-quick',
  'payment-canceled-quick',
];
const CONTENT = [
  ['sweepstake', 'sweepstake', 'index', 'SweepstakeIndex'],
  ['wishlist', 'catalog', 'wishlist', 'CatalogWishlist'],
  ['compare', 'catalog', 'compare', 'CatalogCompare'],
  ['newsletter/subscribe', 'newsletter', 'subscribe', 'NewsletterConfirm'],
] as const;

/** Writes the URLs of all pages of the shop: fixed pages, categories, manufacturers, sellers and lists, in all languages. */
export async function saveStorefrontRoutes(db: Db, defaultLanguage: LanguageCode): Promise<void> {
  const dictionary = await loadDictionary(db);
  const directory = (name: Directory) => inAll((lang) => directoryPath(name, { lang, defaultLanguage }));
  const plain = (path: string) => inAll((lang) => `${languageBase(lang, defaultLanguage)}${path}`);
  const pages: Page[] = [
    page(plain(''), 'CmsHomepage', 'homepage', { controller: 'cms' }),
    page(directory('catalogue'), 'CatalogRoot', 'index'),
    page(directory('search'), 'CatalogIndex', 'index', { content_type: 'search', page_key: 'search' }),
    page(directory('manufacturers'), 'CatalogManufacturers', 'index_manufacturer'),
    page(directory('sellers'), 'CatalogSellers', 'index_seller'),
    page(directory('consents'), 'CmsConsents', 'consents', { controller: 'cms' }),
    page(directory('missing'), 'NotFoundSuggestions', 'missing'),
    page(directory('faq'), 'CmsFaq', 'faq', { controller: 'cms', content_type: 'faq' }),
    page(directory('promotions'), 'CmsPromotions', 'promotions', { controller: 'cms', content_type: 'promotions' }),
    page(directory('services'), 'CmsServices', 'services', { controller: 'cms', content_type: 'services' }),
    page(directory('blog'), 'PublishIndex', 'index', { controller: 'publish', content_type: 'publish' }),
    page(directory('authors'), 'PublishAuthors', 'authors', { controller: 'publish', content_type: 'authors' }),
    page(directory('locations'), 'LocationIndex', 'index', { controller: 'location', content_type: 'location', page_key: 'location:locations' }),
    ...AUTH.map((segment) =>
      page(plain(segment ? `auth/${segment}/` : 'auth/'), authTemplate(segment || 'index'), segment || 'index', {
        controller: 'auth',
        content_type: 'auth',
        page_key: `auth:${segment}`,
      }),
    ),
    ...WEBSHOP.map((segment) =>
      page(plain(`webshop/${segment}/`), webshopTemplate(segment), segment, { controller: 'webshop', content_type: 'webshop', page_key: `webshop:${segment}` }),
    ),
    ...CONTENT.map(([segment, controller, action, template]) =>
      page(plain(`${segment}/`), template, action, { controller, content_type: controller, page_key: `${controller}:${segment}` }),
    ),
    ...[...dictionary.categories.values()].map((category) =>
      page(categoryUrls(category, dictionary.categories, defaultLanguage), 'CatalogIndex', 'index', {
        content_type: 'category',
        content_id: category.id,
        slug: category.code,
        page_key: `category:${category.id}`,
      }),
    ),
    ...[...dictionary.manufacturers.values()].map((one) =>
      page(manufacturerUrls(one.code, defaultLanguage), 'CatalogIndex', 'index', {
        content_type: 'manufacturer',
        content_id: one.id,
        slug: one.code,
        page_key: `manufacturer:${one.id}`,
      }),
    ),
    ...[...dictionary.sellers.values()].map((one) =>
      page(sellerUrls(one.code, defaultLanguage), 'CatalogSeller', 'detail', {
        content_type: 'seller',
        content_id: one.id,
        slug: one.code,
        page_key: `seller:${one.id}`,
      }),
    ),
    ...[...dictionary.lists.values()].map((list) =>
      page(listUrls(list.slugs, defaultLanguage), 'CatalogIndex', 'index', {
        content_type: 'list',
        content_id: list.id,
        slug: list.code,
        page_key: `list:${list.id}`,
      }),
    ),
  ];
  const rows = pages.flatMap(({ urls, ...row }) => LANGUAGE_CODES.map((lang): RouteRow => ({ ...row, lang, path: urls[lang] })));
  for (let i = 0; i < rows.length; i += 5000) await saveRoutes(db, rows.slice(i, i + 5000));
}
