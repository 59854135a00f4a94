import { REPORT_MESSAGE } from '@vitrina/contract/safety';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { MOST_PHOTO_BYTES } from '@vitrina/contract/values/comment-form';
import { ENERGY_USE } from '@vitrina/contract/values/energy-use';
import { MAX_ASKED } from '@vitrina/contract/values/order-lines';
import { SHORTEST_PASSWORD } from '@vitrina/contract/values/password';
import { MAX_WISH_LISTS, MAX_WISHES } from '@vitrina/contract/wishlist';
import { expect, it } from 'vitest';
import { MAX_SAVED } from '../cart/saved/max-saved.ts';
import { MOST_PIXELS } from '../../adapters/photos/make-photo.ts';
import { HISTORY_DAYS } from '../catalogue/product/product-detail-view.ts';
import { WINDOW_DAYS } from '../catalogue/rules/price-reduction.ts';
import { MOST_COMPANY_PRICES } from '../companies/prices/price-desk.ts';
import { LINK_MINUTES } from '../customers/account-links.ts';
import { VALID_DAYS } from '../offers/own-offers.ts';
import { CONFIRM_MINUTES } from '../orders/waiting/order-limits.ts';
import { LINK_HOURS as INVITATION_HOURS } from '../staff/people/invitation-queries.ts';
import { shippedTexts } from './get-labels.ts';

const SIGNUP_HOURS = LINK_MINUTES.signup / 60;
/** Directive 2011/83, articles 13 and 14: days for the refund and for sending goods back. */
const RETURN_DAYS = 14;
/** Directive 98/6, article 6a, and the price chart. */
const PRICES = { window: [WINDOW_DAYS], chart: [HISTORY_DAYS], both: [HISTORY_DAYS, WINDOW_DAYS] };
/** Numbers of stars, of examples, of how a draw works: no promise. */
const ANY = null;

/** Every number that a label may contain: fixed by the software or a law. What a company decides is a setting, inserted by a placeholder. */
const FIXED: Readonly<Record<string, readonly number[] | null>> = {
  account_password_rule: [SHORTEST_PASSWORD],
  error_password_short: [SHORTEST_PASSWORD],
  account_signup_sent: [SIGNUP_HOURS],
  mail_signup_until: [SIGNUP_HOURS],
  login_link_over: [LINK_MINUTES.login],
  login_link_sent: [LINK_MINUTES.login],
  mail_login_link_preheader: [LINK_MINUTES.login],
  mail_login_link_text: [LINK_MINUTES.login],
  mail_staff_invited_preheader: [INVITATION_HOURS],
  mail_staff_invited_until: [INVITATION_HOURS],
  // Age of a session that may erase an account, and of an unconfirmed newsletter request (newsletter/delete-old-subscriptions.ts).
  logins_log_in_again: [15],
  mail_newsletter_confirm_ignore: [30],
  order_confirm_over_text: [CONFIRM_MINUTES],
  error_company_prices_full: [MOST_COMPANY_PRICES],
  cart_make_offer_text: [VALID_DAYS],
  error_saved_full: [MAX_SAVED],
  error_wishlist_full: [MAX_WISHES],
  error_wishlist_lists: [MAX_WISH_LISTS],
  error_picture_too_large: [MOST_PIXELS / 1e6],
  feedback_photos_hint: [MOST_PHOTO_BYTES / 2 ** 20],
  quick_order_bad_line: [1, MAX_ASKED],
  quick_order_file_large: [256],
  // Age of majority.
  age_mark: [18],
  cart_page_age: [18],
  mail_cancelled_refund_due: [RETURN_DAYS],
  mail_refund_due_when: [RETURN_DAYS],
  withdrawal_next_cancelled: [RETURN_DAYS],
  withdrawal_next_return: [RETURN_DAYS, RETURN_DAYS],
  // Directive 2024/1799; ZVPot-1 of Slovenia.
  law_repair_extension: [12],
  law_si_guarantee: [30],
  // Regulation 2022/2065, articles 11 and 12: the points of contact.
  imprint_platform_for: [2022, 2065, 11, 12],
  report_message_hint: [REPORT_MESSAGE.least],
  filter_rating_2: ANY,
  filter_rating_3: ANY,
  filter_rating_4: ANY,
  filter_reduced_help: PRICES.window,
  fit_set_reduced: PRICES.window,
  guide_offer_reduced_why: PRICES.window,
  // Units of the labels of regulation 2017/1369: 1,000 hours, 100 cycles.
  compare_use_hours: [1000 * (ENERGY_USE.energy_sdr?.factor ?? 0)],
  compare_use_cycles: [100 * (ENERGY_USE.energy_per_100?.factor ?? 0)],
  footer_discounts: PRICES.window,
  home_description: PRICES.window,
  home_discounted_text: PRICES.window,
  home_discounts_low: PRICES.window,
  home_discounts_window: PRICES.window,
  home_fact_lowest_text: PRICES.window,
  home_lead: PRICES.window,
  price_lowest_30_days: PRICES.window,
  product_price_how_cut: PRICES.window,
  product_price_how_plain: PRICES.window,
  product_price_window: PRICES.window,
  product_price_window_cut: PRICES.window,
  promotions_text: PRICES.window,
  ranking_discount: PRICES.window,
  product_price_history: PRICES.chart,
  product_price_spoken: PRICES.chart,
  home_discounts_drawing: PRICES.both,
  account_comment_rate: ANY,
  checkout_hours_always: ANY,
  feedback_own_rate: ANY,
  product_reviews_average: ANY,
  product_reviews_stars: ANY,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [`feedback_stars_${stars}`, ANY])),
  game_commitment: ANY,
  game_how_spin_wheel: ANY,
  game_how_sweepstake: ANY,
  game_public_value: ANY,
  ...Object.fromEntries(['depth_full', 'depth_slim', 'noise_quiet', 'people_few', 'people_many', 'people_text'].map((name) => [`home_guide_${name}`, ANY])),
  listing_search_empty_text: ANY,
  quick_order_hint: ANY,
};

const numbersIn = (text: string): number[] => (text.replace(/\{\w+\}/g, '').match(/\d+/g) ?? []).map(Number);
const wrongIn = (lang: LanguageCode): string[] =>
  Object.entries(shippedTexts(lang)).flatMap(([name, text]) => {
    const [stated, fixed] = [numbersIn(text), FIXED[name]];
    return stated.length === 0 || fixed === null || stated.join() === fixed?.join() ? [] : [`${name}: ${text}`];
  });

it.each(LANGUAGE_CODES)('labels in %s say no number but those that a law or the software fixes', (lang) => {
  expect(wrongIn(lang)).toEqual([]);
});
