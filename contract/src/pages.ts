/** Controllers, actions and templates of pages: the vocabulary of the route table (specification, section 2; decision G7). */
export const TEMPLATES = [
  'CmsHomepage',
  'CmsDefault',
  'CmsFaq',
  'CmsFaqCategory',
  'CmsPromotions',
  'CmsPromotion',
  'CmsServices',
  'CmsService',
  'CmsConsents',
  'CmsRecalls',
  'StaticContentIndex',
  'PublishIndex',
  'PublishDetail',
  'PublishAuthors',
  'PublishAuthor',
  'LocationIndex',
  'LocationDetail',
  'SweepstakeIndex',
  'SweepstakeDetail',
  'NewsletterArchive',
  'NewsletterConfirm',
  'NewsletterPreferences',
  'CatalogRoot',
  'CatalogIndex',
  'CatalogDetail',
  'CatalogManufacturers',
  'CatalogSellers',
  'CatalogSeller',
  'CatalogWishlist',
  'CatalogCompare',
  'CatalogOrderForm',
  'NotFoundSuggestions',
  'WebshopShoppingCart',
  'WebshopLogin',
  'WebshopCustomer',
  'WebshopShipping',
  'WebshopPayment',
  'WebshopReviewOrder',
  'WebshopThankYou',
  'WebshopConfirmOrder',
  'WebshopFailedOrder',
  'WebshopFailedPayment',
  'WebshopPaymentOnHold',
  'WebshopPaymentCreate',
  'WebshopPaymentNew',
  'WebshopViewOrder',
  'WebshopCancelOrder',
  'WebshopAdditionalPayments',
  'WebshopAdditionalPaymentsThankYou',
  'WebshopViewAdditionalPayment',
  'WebshopWithdrawal',
  'WebshopReview',
  'WebshopQuestions',
  'WebshopDevice',
  'WebshopNotice',
  'WebshopReport',
  'WebshopTradeIn',
  'WebshopQuickOrder',
  'WebshopPaymentCreateQuick',
  'WebshopPaymentCanceledQuick',
  'WebshopPrintPaymentTransfer',
  'AuthIndex',
  'AuthLogin',
  'AuthSignup',
  'AuthForgottenPassword',
  'AuthSignupConfirm',
  'AuthChangePassword',
  'AuthLoginLink',
  'AuthLogout',
  'AuthEdit',
  'AuthMyOrders',
  'AuthMyDevices',
  'AuthMyComments',
  'AuthMyCoupons',
  'Error404',
] as const;
export type Template = (typeof TEMPLATES)[number];

/** Template of a page below /webshop/ by its action: `shopping_cart` → `WebshopShoppingCart`. */
export function webshopTemplate(action: string): Template {
  const name = `Webshop${pascalCase(action)}`;
  return TEMPLATES.find((template) => template === name) ?? 'Error404';
}

/** Template of a page below /auth/ by its action: `my_orders` → `AuthMyOrders`. */
export function authTemplate(action: string): Template {
  // Both names of the confirmation show one screen.
  const name = `Auth${pascalCase(action === 'confirm_signup' ? 'signup_confirm' : action)}`;
  return TEMPLATES.find((template) => template === name) ?? 'Error404';
}

const pascalCase = (words: string): string => words.replace(/(?:^|[_-])([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const CONTROLLERS = ['cms', 'auth', 'staticcontent', 'newsletter', 'sweepstake', 'webshop', 'publish', 'catalog', 'location'] as const;
export type Controller = (typeof CONTROLLERS)[number];

export const LAYOUTS = ['default', 'bot', 'blank'] as const;
export type Layout = (typeof LAYOUTS)[number];
