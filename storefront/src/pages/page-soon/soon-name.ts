import type { PageMatch } from '../../routing/page-types.ts';

/** Label of a page's own name by the action of its route. Several steps of one thing share a name. */
const AUTH: Record<string, string> = {
  index: 'soon_account',
  login: 'soon_login',
  signup: 'soon_signup',
  forgotten_password: 'soon_forgotten_password',
  confirm_signup: 'soon_signup_confirm',
  signup_confirm: 'soon_signup_confirm',
  change_password: 'soon_change_password',
  logout: 'soon_logout',
  edit: 'soon_edit',
  my_orders: 'soon_orders',
  my_comments: 'soon_comments',
  my_coupons: 'soon_coupons',
};
const WEBSHOP: Record<string, string> = {
  shopping_cart: 'soon_cart',
  login: 'soon_login',
  customer: 'soon_customer',
  shipping: 'soon_shipping',
  payment: 'soon_payment',
  review_order: 'soon_review_order',
  thank_you: 'soon_thank_you',
  failed_order: 'soon_failed_order',
  failed_payment: 'soon_failed_payment',
  payment_on_hold: 'soon_payment_on_hold',
  payment_create: 'soon_payment',
  payment_new: 'soon_payment',
  view_order: 'soon_view_order',
  cancel_order: 'soon_cancel_order',
  additional_payments: 'soon_additional_payment',
  additional_payments_thank_you: 'soon_additional_payment',
  view_additional_payment: 'soon_additional_payment',
  'payment-create-quick': 'soon_payment',
  'payment-canceled-quick': 'soon_payment_cancelled',
  'print-payment-transfer': 'soon_payment_transfer',
};
const CATALOG: Record<string, string> = { wishlist: 'soon_wishlist', compare: 'soon_compare', order_form: 'soon_order_form' };
const CONTROLLERS: Record<string, Record<string, string>> = { auth: AUTH, webshop: WEBSHOP, catalog: CATALOG };
const WHOLE: Record<string, string> = { location: 'soon_locations', sweepstake: 'soon_sweepstake', newsletter: 'soon_newsletter' };

/** The label with the name of a page that is not built yet. */
export const soonName = ({ controller, action }: Pick<PageMatch, 'controller' | 'action'>): string =>
  CONTROLLERS[controller]?.[action] ?? WHOLE[controller] ?? 'soon_page';

/** All names there are, for the check that every language has them. */
export const SOON_NAMES: readonly string[] = [
  ...new Set([...Object.values(AUTH), ...Object.values(WEBSHOP), ...Object.values(CATALOG), ...Object.values(WHOLE), 'soon_page']),
];
