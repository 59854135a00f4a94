/** All calls of the interface, and those of the back office. The served endpoint table, the typed client and OpenAPI come from here. */
import { additionalPayments } from './additional-payments.ts';
import { accounts } from './accounts.ts';
import { campaigns } from './campaigns.ts';
import { webshopCart } from './cart.ts';
import { webshopCheckout } from './checkout.ts';
import { catalogue } from './catalogue.ts';
import { cms } from './cms.ts';
import { offers } from './offers.ts';
import { companies } from './companies.ts';
import { compare } from './compare.ts';
import { consents } from './consents.ts';
import { customers } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { devices } from './devices.ts';
import { faq } from './faq.ts';
import { guides } from './guides.ts';
import { fits } from './fits.ts';
import { feedback } from './feedback.ts';
import { locations } from './locations.ts';
import { newsletter } from './newsletter.ts';
import { notices } from './notices.ts';
import { orderDocuments } from './order-documents.ts';
import { webshopOrders } from './orders.ts';
import { passkeys } from './passkeys.ts';
import { publish } from './publish.ts';
import { questions } from './questions.ts';
import { quickOrder } from './quick-order.ts';
import { staffRedirects } from './redirects.ts';
import { safety } from './safety.ts';
import { site } from './site.ts';
import { staffActivity } from './staff/activity.ts';
import { staffBank } from './staff/bank.ts';
import { staffCaptures } from './staff/captures.ts';
import { staffChanges } from './staff/changes.ts';
import { staffDesk } from './staff/desk.ts';
import { staffGuardian } from './staff/guardian.ts';
import { staffDocuments } from './staff/documents.ts';
import { staffHandover } from './staff/handover.ts';
import { staffFiscal } from './staff/fiscal.ts';
import { orderActions } from './staff/order-actions.ts';
import { orderDesk } from './staff/orders.ts';
import { staffNotices } from './staff/notices.ts';
import { staffParcels } from './staff/parcels.ts';
import { staffPeople } from './staff/people.ts';
import { staffOffers } from './staff/offers.ts';
import { staffCompanies } from './staff/companies.ts';
import { staffCustomers } from './staff/customers.ts';
import { staffGuests } from './staff/guests.ts';
import { staffPicks } from './staff/picks.ts';
import { staffQuestions } from './staff/questions.ts';
import { staffPayments } from './staff/payments.ts';
import { staffRefunds } from './staff/refunds.ts';
import { staffReplies } from './staff/replies.ts';
import { staffReturns } from './staff/returns.ts';
import { staffReviews } from './staff/reviews.ts';
import { staffSafety } from './staff/safety.ts';
import { staffSession } from './staff/session.ts';
import { staffStock } from './staff/stock.ts';
import { staffTradeIns } from './staff/trade-ins.ts';
import { staffOrders } from './staff-orders.ts';
import { staticContent } from './static-content.ts';
import { tradeIn } from './trade-in.ts';
import { wishlists } from './wishlist.ts';
import { withdrawals } from './withdrawals.ts';

export const endpoints = {
  site,
  customers,
  accounts,
  companies,
  offers,
  tradeIn,
  passkeys,
  catalogue,
  fits,
  guides,
  webshopCart,
  webshopCheckout,
  quickOrder,
  webshopOrders,
  orderDocuments,
  devices,
  additionalPayments,
  staffOrders,
  staffRedirects,
  withdrawals,
  faq,
  locations,
  feedback,
  questions,
  notices,
  safety,
  newsletter,
  wishlists,
  compare,
  campaigns,
  consents,
  cms,
  staticContent,
  publish,
} as const;

/** Calls of the back office, which have their own session and are not part of the interface for other clients. */
export const officeAreas = {
  staffSession,
  staffPeople,
  staffChanges,
  staffDesk,
  orderDesk,
  orderActions,
  staffDocuments,
  staffHandover,
  staffFiscal,
  staffParcels,
  staffGuests,
  staffPicks,
  staffPayments,
  staffRefunds,
  staffCaptures,
  staffReturns,
  staffBank,
  staffCustomers,
  staffCompanies,
  staffOffers,
  staffReviews,
  staffQuestions,
  staffReplies,
  staffSafety,
  staffGuardian,
  staffActivity,
  staffNotices,
  staffStock,
  staffTradeIns,
} as const;

export const officeEndpoints: readonly Endpoint[] = Object.values(officeAreas).flatMap((area): Endpoint[] => Object.values(area) as Endpoint[]);

export const allEndpoints: readonly Endpoint[] = Object.values(endpoints).flatMap((domain): Endpoint[] => Object.values(domain) as Endpoint[]);

/** Callback of payment gateways, with their own bodies and signatures (form or JSON), so not part of the typed interface. */
export const PAYMENT_CALLBACK_PATH = '/api/webshop/payment-callback/{gateway}/';

/** Called by mail programs for a reminder’s List-Unsubscribe header (RFC 8058), with a form and without a token. */
export const REMINDER_STOP_PATH = '/api/webshop/abandonment/{code}/';

/** One-click stop of notices about products (RFC 8058). */
export const NOTICE_STOP_PATH = '/api/catalog/notice-stop/{code}/';

/** One-click end of mails about a question (RFC 8058). */
export const QUESTION_STOP_PATH = '/api/feedback/question-stop/{code}/';

/** One-click unsubscription from the newsletter; the code is `{id}-{code}` of the preferences' link. */
export const NEWSLETTER_STOP_PATH = '/api/newsletter/stop/{code}/';

/** Opened by a visitor's browser; they redirect it to an identity provider and back. */
export const SOCIAL_LOGIN_PATH = '/api/auth/social-login/{provider}/';
export const SOCIAL_CALLBACK_PATH = '/api/auth/social-callback/{provider}/';

/** Name to path, as `GET /api/misc/endpoints?version=1` serves it; `moved`: those that a shop serves elsewhere. */
export const endpointTable = (moved: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(allEndpoints.filter((endpoint) => endpoint.listed !== false).map((endpoint) => [endpoint.key, endpoint.path])),
  webshop_payment_callback: PAYMENT_CALLBACK_PATH,
  auth_social_login: SOCIAL_LOGIN_PATH,
  ...moved,
});
