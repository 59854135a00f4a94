import type { Template } from '@vitrina/contract/pages';
import type { Head, HeadContext, LoadContext, LoadResult } from '../routing/page-types.ts';
import * as catalogCompare from '../pages/catalog-compare/server.ts';
import * as authChangePassword from '../pages/auth-change-password/server.ts';
import * as authEdit from '../pages/auth-edit/server.ts';
import * as authForgottenPassword from '../pages/auth-forgotten-password/server.ts';
import * as authIndex from '../pages/auth-index/server.ts';
import * as authLoginLink from '../pages/auth-login-link/server.ts';
import * as authLogin from '../pages/auth-login/server.ts';
import * as authLogout from '../pages/auth-logout/server.ts';
import * as authMyComments from '../pages/auth-my-comments/server.ts';
import * as authMyCoupons from '../pages/auth-my-coupons/server.ts';
import * as authMyOrders from '../pages/auth-my-orders/server.ts';
import * as authSignup from '../pages/auth-signup/server.ts';
import * as authSignupConfirm from '../pages/auth-signup-confirm/server.ts';
import * as catalogDetail from '../pages/catalog-detail/server.ts';
import * as catalogIndex from '../pages/catalog-index/server.ts';
import * as catalogManufacturers from '../pages/catalog-manufacturers/server.ts';
import * as catalogMissing from '../pages/catalog-missing/server.ts';
import * as catalogOrderForm from '../pages/catalog-order-form/server.ts';
import * as catalogRoot from '../pages/catalog-root/server.ts';
import * as catalogSellers from '../pages/catalog-sellers/server.ts';
import * as catalogWishlist from '../pages/catalog-wishlist/server.ts';
import * as cmsDefault from '../pages/cms-default/server.ts';
import * as cmsFaq from '../pages/cms-faq/server.ts';
import * as cmsFaqCategory from '../pages/cms-faq-category/server.ts';
import * as cmsPromotions from '../pages/cms-promotions/server.ts';
import * as cmsPromotion from '../pages/cms-promotion/server.ts';
import * as cmsServices from '../pages/cms-services/server.ts';
import * as cmsService from '../pages/cms-service/server.ts';
import * as cmsConsents from '../pages/cms-consents/server.ts';
import * as staticContentIndex from '../pages/static-content-index/server.ts';
import * as publishIndex from '../pages/publish-index/server.ts';
import * as publishDetail from '../pages/publish-detail/server.ts';
import * as publishAuthors from '../pages/publish-authors/server.ts';
import * as publishAuthor from '../pages/publish-author/server.ts';
import * as locationIndex from '../pages/location-index/server.ts';
import * as locationDetail from '../pages/location-detail/server.ts';
import * as sweepstakeIndex from '../pages/sweepstake-index/server.ts';
import * as sweepstakeDetail from '../pages/sweepstake-detail/server.ts';
import * as newsletterArchive from '../pages/newsletter-archive/server.ts';
import * as newsletterConfirm from '../pages/newsletter-confirm/server.ts';
import * as newsletterPreferences from '../pages/newsletter-preferences/server.ts';
import * as cmsHomepage from '../pages/cms-homepage/server.ts';
import * as error404 from '../pages/error-404/server.ts';
import * as webshopAdditionalPayments from '../pages/webshop-additional-payments/server.ts';
import * as webshopAdditionalPaymentsThankYou from '../pages/webshop-additional-payments-thank-you/server.ts';
import * as webshopCancelOrder from '../pages/webshop-cancel-order/server.ts';
import * as webshopConfirmOrder from '../pages/webshop-confirm-order/server.ts';
import * as webshopCustomer from '../pages/webshop-customer/server.ts';
import * as webshopFailedOrder from '../pages/webshop-failed-order/server.ts';
import * as webshopFailedPayment from '../pages/webshop-failed-payment/server.ts';
import * as webshopLogin from '../pages/webshop-login/server.ts';
import * as webshopNotice from '../pages/webshop-notice/server.ts';
import * as webshopPayment from '../pages/webshop-payment/server.ts';
import * as webshopPaymentCanceledQuick from '../pages/webshop-payment-canceled-quick/server.ts';
import * as webshopPaymentCreate from '../pages/webshop-payment-create/server.ts';
import * as webshopPaymentCreateQuick from '../pages/webshop-payment-create-quick/server.ts';
import * as webshopPaymentNew from '../pages/webshop-payment-new/server.ts';
import * as webshopPaymentOnHold from '../pages/webshop-payment-on-hold/server.ts';
import * as webshopPrintPaymentTransfer from '../pages/webshop-print-payment-transfer/server.ts';
import * as webshopReview from '../pages/webshop-review/server.ts';
import * as webshopReviewOrder from '../pages/webshop-review-order/server.ts';
import * as webshopShipping from '../pages/webshop-shipping/server.ts';
import * as webshopShoppingCart from '../pages/webshop-shopping-cart/server.ts';
import * as webshopThankYou from '../pages/webshop-thank-you/server.ts';
import * as webshopViewAdditionalPayment from '../pages/webshop-view-additional-payment/server.ts';
import * as webshopViewOrder from '../pages/webshop-view-order/server.ts';
import * as webshopWithdrawal from '../pages/webshop-withdrawal/server.ts';

/** The half of a page that never reaches the browser: what it loads and what its head says. */
export interface PageLoader {
  load: (context: LoadContext) => Promise<LoadResult<unknown>>;
  /** Answers a form of the page, for visitors without scripts: leads on (303), or shows the page again with what was wrong (422). */
  post?: (context: LoadContext) => Promise<LoadResult<unknown>>;
  head: (context: HeadContext<never>) => Head;
  /** The page allows origins of others, which holds for a document only: navigation in the browser loads it as one. */
  ownDocument?: boolean;
}

const pair = <Props>(page: {
  load: (context: LoadContext) => Promise<LoadResult<Props>>;
  post?: (context: LoadContext) => Promise<LoadResult<Props>>;
  head: (context: HeadContext<Props>) => Head;
  ownDocument?: boolean;
}): PageLoader => page as PageLoader;

export const LOADERS: Record<Template, PageLoader> = {
  CmsHomepage: pair(cmsHomepage),
  CmsDefault: pair(cmsDefault),
  CmsFaq: pair(cmsFaq),
  CmsFaqCategory: pair(cmsFaqCategory),
  CmsPromotions: pair(cmsPromotions),
  CmsPromotion: pair(cmsPromotion),
  CmsServices: pair(cmsServices),
  CmsService: pair(cmsService),
  CmsConsents: pair(cmsConsents),
  StaticContentIndex: pair(staticContentIndex),
  PublishIndex: pair(publishIndex),
  PublishDetail: pair(publishDetail),
  PublishAuthors: pair(publishAuthors),
  PublishAuthor: pair(publishAuthor),
  LocationIndex: pair(locationIndex),
  LocationDetail: pair(locationDetail),
  SweepstakeIndex: pair(sweepstakeIndex),
  SweepstakeDetail: pair(sweepstakeDetail),
  NewsletterArchive: pair(newsletterArchive),
  NewsletterConfirm: pair(newsletterConfirm),
  NewsletterPreferences: pair(newsletterPreferences),
  CatalogRoot: pair(catalogRoot),
  CatalogIndex: pair(catalogIndex),
  CatalogDetail: pair(catalogDetail),
  CatalogManufacturers: pair(catalogManufacturers),
  CatalogSellers: pair(catalogSellers),
  CatalogSeller: pair(catalogIndex),
  CatalogWishlist: pair(catalogWishlist),
  CatalogCompare: pair(catalogCompare),
  CatalogOrderForm: pair(catalogOrderForm),
  CatalogMissing: pair(catalogMissing),
  WebshopShoppingCart: pair(webshopShoppingCart),
  WebshopLogin: pair(webshopLogin),
  WebshopCustomer: pair(webshopCustomer),
  WebshopShipping: pair(webshopShipping),
  WebshopPayment: pair(webshopPayment),
  WebshopReviewOrder: pair(webshopReviewOrder),
  WebshopThankYou: pair(webshopThankYou),
  WebshopConfirmOrder: pair(webshopConfirmOrder),
  WebshopFailedOrder: pair(webshopFailedOrder),
  WebshopFailedPayment: pair(webshopFailedPayment),
  WebshopPaymentOnHold: pair(webshopPaymentOnHold),
  WebshopPaymentCreate: pair(webshopPaymentCreate),
  WebshopPaymentNew: pair(webshopPaymentNew),
  WebshopViewOrder: pair(webshopViewOrder),
  WebshopCancelOrder: pair(webshopCancelOrder),
  WebshopAdditionalPayments: pair(webshopAdditionalPayments),
  WebshopAdditionalPaymentsThankYou: pair(webshopAdditionalPaymentsThankYou),
  WebshopViewAdditionalPayment: pair(webshopViewAdditionalPayment),
  WebshopWithdrawal: pair(webshopWithdrawal),
  WebshopReview: pair(webshopReview),
  WebshopQuickOrder: pair(catalogOrderForm),
  WebshopNotice: pair(webshopNotice),
  WebshopPaymentCreateQuick: pair(webshopPaymentCreateQuick),
  WebshopPaymentCanceledQuick: pair(webshopPaymentCanceledQuick),
  WebshopPrintPaymentTransfer: pair(webshopPrintPaymentTransfer),
  AuthIndex: pair(authIndex),
  AuthLogin: pair(authLogin),
  AuthSignup: pair(authSignup),
  AuthForgottenPassword: pair(authForgottenPassword),
  AuthSignupConfirm: pair(authSignupConfirm),
  AuthChangePassword: pair(authChangePassword),
  AuthLoginLink: pair(authLoginLink),
  AuthLogout: pair(authLogout),
  AuthEdit: pair(authEdit),
  AuthMyOrders: pair(authMyOrders),
  AuthMyComments: pair(authMyComments),
  AuthMyCoupons: pair(authMyCoupons),
  Error404: pair(error404),
};
