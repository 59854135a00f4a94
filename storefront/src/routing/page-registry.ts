import type { ComponentType } from 'react';
import type { Template } from '@vitrina/contract/pages';

/** A page's component; its props are what its `load` answers. */
export interface PageModule {
  Page: ComponentType<never>;
}

/** Every template's page, loaded when it is shown. A template without a page does not compile. */
export const PAGES: Record<Template, () => Promise<PageModule>> = {
  CmsHomepage: () => import('../pages/cms-homepage/page.tsx'),
  CmsDefault: () => import('../pages/page-soon/page.tsx'),
  CatalogRoot: () => import('../pages/catalog-root/page.tsx'),
  CatalogIndex: () => import('../pages/catalog-index/page.tsx'),
  CatalogDetail: () => import('../pages/catalog-detail/page.tsx'),
  CatalogManufacturers: () => import('../pages/catalog-manufacturers/page.tsx'),
  CatalogSellers: () => import('../pages/catalog-sellers/page.tsx'),
  CatalogSeller: () => import('../pages/catalog-index/page.tsx'),
  CatalogWishlist: () => import('../pages/page-soon/page.tsx'),
  CatalogCompare: () => import('../pages/page-soon/page.tsx'),
  CatalogOrderForm: () => import('../pages/page-soon/page.tsx'),
  CatalogMissing: () => import('../pages/catalog-missing/page.tsx'),
  WebshopShoppingCart: () => import('../pages/webshop-shopping-cart/page.tsx'),
  WebshopLogin: () => import('../pages/webshop-login/page.tsx'),
  WebshopCustomer: () => import('../pages/webshop-customer/page.tsx'),
  WebshopShipping: () => import('../pages/webshop-shipping/page.tsx'),
  WebshopPayment: () => import('../pages/webshop-payment/page.tsx'),
  WebshopReviewOrder: () => import('../pages/webshop-review-order/page.tsx'),
  WebshopThankYou: () => import('../pages/webshop-thank-you/page.tsx'),
  WebshopFailedOrder: () => import('../pages/webshop-failed-order/page.tsx'),
  WebshopFailedPayment: () => import('../pages/webshop-failed-payment/page.tsx'),
  WebshopPaymentOnHold: () => import('../pages/webshop-payment-on-hold/page.tsx'),
  WebshopPaymentCreate: () => import('../pages/webshop-payment-create/page.tsx'),
  WebshopPaymentNew: () => import('../pages/webshop-payment-new/page.tsx'),
  WebshopViewOrder: () => import('../pages/webshop-view-order/page.tsx'),
  WebshopCancelOrder: () => import('../pages/webshop-cancel-order/page.tsx'),
  WebshopPaymentCreateQuick: () => import('../pages/webshop-payment-create-quick/page.tsx'),
  WebshopPaymentCanceledQuick: () => import('../pages/webshop-payment-canceled-quick/page.tsx'),
  WebshopPrintPaymentTransfer: () => import('../pages/webshop-print-payment-transfer/page.tsx'),
  PageSoon: () => import('../pages/page-soon/page.tsx'),
  Error404: () => import('../pages/error-404/page.tsx'),
};
