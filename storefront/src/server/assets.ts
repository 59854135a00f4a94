import { createHash } from 'node:crypto';
import type { Template } from '@vitrina/contract/pages';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

export interface PageAssets {
  /** The entry script. */
  script: string;
  /** Scripts that it and the page import: fetched early. */
  preloads: string[];
  styles: string[];
}

export interface Assets {
  /** Changes with every build. */
  build: string;
  /** Scripts and style sheets of one template. */
  forTemplate(template: Template): PageAssets;
  /** The Latin part of the display font. */
  font: string | null;
  /** Of the staff bar and of what it marks. */
  staffStyle: string | null;
}

const ENTRY = 'src/browser/entry-browser.tsx';
const STAFF_STYLE = 'src/styles/staff.css';
/** Template to the folder of its page, as in routing/page-registry.ts. */
const PAGE_FOLDERS: Record<Template, string> = {
  CmsHomepage: 'cms-homepage',
  CmsDefault: 'cms-default',
  CmsFaq: 'cms-faq',
  CmsFaqCategory: 'cms-faq-category',
  CmsPromotions: 'cms-promotions',
  CmsPromotion: 'cms-promotion',
  CmsServices: 'cms-services',
  CmsService: 'cms-service',
  CmsConsents: 'cms-consents',
  StaticContentIndex: 'static-content-index',
  PublishIndex: 'publish-index',
  PublishDetail: 'publish-detail',
  PublishAuthors: 'publish-authors',
  PublishAuthor: 'publish-author',
  LocationIndex: 'location-index',
  LocationDetail: 'location-detail',
  SweepstakeIndex: 'sweepstake-index',
  SweepstakeDetail: 'sweepstake-detail',
  NewsletterArchive: 'newsletter-archive',
  NewsletterConfirm: 'newsletter-confirm',
  NewsletterPreferences: 'newsletter-preferences',
  CatalogRoot: 'catalog-root',
  CatalogIndex: 'catalog-index',
  CatalogDetail: 'catalog-detail',
  CatalogManufacturers: 'catalog-manufacturers',
  CatalogSellers: 'catalog-sellers',
  CatalogSeller: 'catalog-index',
  CatalogWishlist: 'catalog-wishlist',
  CatalogCompare: 'catalog-compare',
  CatalogOrderForm: 'catalog-order-form',
  CatalogMissing: 'catalog-missing',
  WebshopShoppingCart: 'webshop-shopping-cart',
  WebshopLogin: 'webshop-login',
  WebshopCustomer: 'webshop-customer',
  WebshopShipping: 'webshop-shipping',
  WebshopPayment: 'webshop-payment',
  WebshopReviewOrder: 'webshop-review-order',
  WebshopThankYou: 'webshop-thank-you',
  WebshopConfirmOrder: 'webshop-confirm-order',
  WebshopFailedOrder: 'webshop-failed-order',
  WebshopFailedPayment: 'webshop-failed-payment',
  WebshopPaymentOnHold: 'webshop-payment-on-hold',
  WebshopPaymentCreate: 'webshop-payment-create',
  WebshopPaymentNew: 'webshop-payment-new',
  WebshopViewOrder: 'webshop-view-order',
  WebshopCancelOrder: 'webshop-cancel-order',
  WebshopAdditionalPayments: 'webshop-additional-payments',
  WebshopAdditionalPaymentsThankYou: 'webshop-additional-payments-thank-you',
  WebshopViewAdditionalPayment: 'webshop-view-additional-payment',
  WebshopWithdrawal: 'webshop-withdrawal',
  WebshopReview: 'webshop-review',
  WebshopQuickOrder: 'catalog-order-form',
  WebshopNotice: 'webshop-notice',
  WebshopPaymentCreateQuick: 'webshop-payment-create-quick',
  WebshopPaymentCanceledQuick: 'webshop-payment-canceled-quick',
  WebshopPrintPaymentTransfer: 'webshop-print-payment-transfer',
  AuthIndex: 'auth-index',
  AuthLogin: 'auth-login',
  AuthSignup: 'auth-signup',
  AuthForgottenPassword: 'auth-forgotten-password',
  AuthSignupConfirm: 'auth-signup-confirm',
  AuthChangePassword: 'auth-change-password',
  AuthLoginLink: 'auth-login-link',
  AuthLogout: 'auth-logout',
  AuthEdit: 'auth-edit',
  AuthMyOrders: 'auth-my-orders',
  AuthMyComments: 'auth-my-comments',
  AuthMyCoupons: 'auth-my-coupons',
  Error404: 'error-404',
};

/** Reads the browser build's manifest. `read` gives a file's text. */
export function readAssets(folder: string, read: (file: string) => string): Assets {
  const text = read(`${folder}/manifest.json`);
  const manifest = JSON.parse(text) as Manifest;
  const url = (file: string) => `/${file}`;
  const known = new Map<Template, PageAssets>();

  const collect = (key: string, into: { scripts: Set<string>; styles: Set<string> }): void => {
    const chunk = manifest[key];
    if (!chunk || into.scripts.has(chunk.file)) return;
    into.scripts.add(chunk.file);
    for (const file of chunk.css ?? []) into.styles.add(file);
    for (const next of chunk.imports ?? []) collect(next, into);
  };

  const fontFile = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .find((file) => /instrument-sans-latin-wght[^/]*\.woff2$/.test(file));
  return {
    build: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    font: fontFile ? url(fontFile) : null,
    staffStyle: manifest[STAFF_STYLE] ? url(manifest[STAFF_STYLE].file) : null,
    forTemplate(template) {
      const cached = known.get(template);
      if (cached) return cached;
      const found = { scripts: new Set<string>(), styles: new Set<string>() };
      collect(ENTRY, found);
      collect(`src/pages/${PAGE_FOLDERS[template]}/page.tsx`, found);
      const [script = '', ...preloads] = [...found.scripts].map(url);
      const page = { script, preloads, styles: [...found.styles].map(url) };
      known.set(template, page);
      return page;
    },
  };
}
