import type { Transport } from '@vitrina/contract/client';
import { NEWSLETTER_STOP_PATH, NOTICE_STOP_PATH, QUESTION_STOP_PATH, REMINDER_STOP_PATH } from '@vitrina/contract/endpoints';
import { webshopOrders } from '@vitrina/contract/orders';
import { site } from '@vitrina/contract/site';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { admitCall } from './admit-call.ts';
import type { AppDeps } from './app-deps.ts';
import { getInitData } from './get-init-data.ts';
import { guardianRoutes } from './guardian/guardian-routes.ts';
import { type Binding, bind, bindCartStep } from './http/bind.ts';
import type { CallRequest } from './http/call-request.ts';
import { createLimiter, kindOf, timeLimits } from './http/call-limits.ts';
import { createDispatch } from './http/dispatch.ts';
import { externalLoginRoutes } from './http/external-login.ts';
import { httpCall } from './http/http-call.ts';
import { inProcessCall } from './http/in-process-call.ts';
import { oneClickUnsubscribeRoute } from './http/one-click-unsubscribe.ts';
import { openapiRoute } from './http/openapi-route.ts';
import { type BackendReply, toAnswer, toResponse } from './http/reply.ts';
import { endpointRoute } from './http/route.ts';
import { linkModules, type ModuleLinks } from './link-modules.ts';
import { campaignRoutes } from './modules/campaigns/index.ts';
import { cartRoutes } from './modules/cart/index.ts';
import { catalogueRoutes, categoryLink, categoryPicture, figuresOf, stockRoutes, undoStock } from './modules/catalogue/index.ts';
import { changeRoutes } from './modules/changes/index.ts';
import { checkoutRoutes, confirmOrder, createOrder, readConfirmation, staffCheckoutRoutes, stopReminders } from './modules/checkout/index.ts';
import { companyRoutes } from './modules/companies/index.ts';
import { consentRoutes } from './modules/consent/index.ts';
import { cmsRoutes, faqRoutes, listHelp, locationRoutes, publishRoutes, staticRoutes, suggestPosts, withFigures } from './modules/content/index.ts';
import { customerRoutes, externalLogin } from './modules/customers/index.ts';
import { documentRoutes } from './modules/documents/index.ts';
import { feedbackRoutes, stopQuestionMails } from './modules/feedback/index.ts';
import { labelRoutes } from './modules/labels/index.ts';
import { compareRoutes, deviceRoutes, wishlistRoutes } from './modules/lists/index.ts';
import { newsletterRoutes, stopNewsletterByCode } from './modules/newsletter/index.ts';
import { noticeRoutes, stopByCode } from './modules/notices/index.ts';
import {
  adoptOrders,
  findPurchase,
  orderActionRoutes,
  orderDeskRoutes,
  orderNumber,
  orderRoutes,
  parcelRoutes,
  paymentDeps,
  pickRoutes,
  captureRoutes,
  refundRoutes,
  returnRoutes,
  bankRoutes,
  undoOrderDesk,
} from './modules/orders/index.ts';
import { offerRoutes } from './modules/offers/index.ts';
import { paymentRoutes } from './modules/payments/index.ts';
import { issueCoupon, couponRoutes, showCoupon } from './modules/coupons/index.ts';
import { routeRoutes } from './modules/routes/index.ts';
import { safetyRoutes } from './modules/safety/index.ts';
import { serviceRoutes } from './modules/service/index.ts';
import { siteRoutes } from './modules/site/index.ts';
import { staffRoutes } from './modules/staff/index.ts';
import { tradeInRoutes } from './modules/trade-in/index.ts';

import { pageSupplement } from './page-supplements.ts';
import { serviceOffer } from './service-offers.ts';

export type { AppDeps } from './app-deps.ts';

export interface App {
  /** Answers a request from outside. `body` stands for the request's own where it has been read already; HEAD is answered as GET. */
  answer: (request: CallRequest, body?: Buffer) => Promise<BackendReply>;
  /** `answer` as a fetch handler. */
  fetch: (request: Request) => Promise<Response>;
  /** Answers calls of the typed client in this process, without HTTP in between. */
  send: Transport;
}

/** The whole backend: its modules in their order, and one dispatch for calls over HTTP and in process. */
export function createApp(deps: AppDeps): App {
  const { cache, checkReplies, config, db, limits, logError, reads, replica } = deps;
  const links = linkModules(deps);
  const handler = {
    cache,
    checkReplies,
    replica,
    limiter: createLimiter(limits),
    isLanguageOn: (lang: LanguageCode) => config.enabledLanguages.includes(lang),
    dbFor: (endpoint: Binding['endpoint']) => (kindOf(endpoint) === 'read' ? reads : db),
  };
  const routes = [
    ...moduleBindings(deps, links).map((binding) => endpointRoute(binding, handler)),
    ...paymentRoutes(paymentDeps(links.orders)),
    oneClickUnsubscribeRoute(REMINDER_STOP_PATH, stopReminders),
    oneClickUnsubscribeRoute(NOTICE_STOP_PATH, stopByCode),
    oneClickUnsubscribeRoute(QUESTION_STOP_PATH, stopQuestionMails),
    oneClickUnsubscribeRoute(NEWSLETTER_STOP_PATH, (db, code) => stopNewsletterByCode(db, code, links.newsletter)),
    ...externalLoginRoutes(externalLogin(links.externalLogin)),
    openapiRoute(config),
  ];
  const dispatch = createDispatch({
    routes,
    admit: admitCall({ ...deps, officeOrigin: deps.staff.origin, needsKeys: deps.staff.isProduction }),
    limitOf: timeLimits(limits),
    logError,
  });
  const answer: App['answer'] = (request, body) => dispatch(httpCall(request, body));
  return {
    answer,
    fetch: async (request) => toResponse(await answer(request)),
    send: async (call) => toAnswer(await dispatch(inProcessCall(call))),
  };
}

/** Endpoints with their operations, module by module. */
function moduleBindings(deps: AppDeps, links: ModuleLinks): Binding[] {
  const { cache, catalogue, config, tokens, trustedTokenId } = deps;
  const { cart, customers, fulfilment, isTooMany, labelsOf, lists, logLandingError, newsletter, orders, renderOrderMail, routes, text } = links;
  return [
    ...siteRoutes({ ...deps, ...fulfilment, isTooMany }),
    ...consentRoutes({ labelsOf, isTooMany, site: config }),
    ...labelRoutes(config),
    ...routeRoutes(config, routes),
    ...customerRoutes(tokens, customers, config),
    ...companyRoutes({ vatRegister: deps.vatRegister, site: config }),
    ...staffRoutes(config, deps.staff),
    ...changeRoutes({ order: undoOrderDesk, stock: undoStock }),
    ...stockRoutes(orderNumber),
    ...orderDeskRoutes(orders, catalogue),
    ...parcelRoutes(orders),
    ...orderActionRoutes(orders, renderOrderMail),
    ...staffCheckoutRoutes({ cart, orders }),
    ...pickRoutes(),
    ...refundRoutes(orders),
    ...captureRoutes(orders),
    ...returnRoutes(orders),
    ...bankRoutes(orders),
    ...documentRoutes(orders),
    ...catalogueRoutes(catalogue, { findPosts: suggestPosts(cache), listHelp: listHelp(cache) }),
    ...couponRoutes(),
    ...tradeInRoutes({ site: config, trustedTokenId, text, collection: fulfilment.collection, categoryPicture: (code) => categoryPicture(catalogue, code) }),
    ...withFigures(
      [
        ...cmsRoutes({
          defaultLanguage: config.defaultLanguage,
          categoryLink: (code, lang) => categoryLink(catalogue, code, lang),
          supplementOf: (code, lang) => pageSupplement(code, { settings: config.settings, lang, text }),
          offerOf: (code, lang) => serviceOffer(config.settings, code, lang),
        }),
        ...faqRoutes(),
        ...locationRoutes(deps.config),
        ...publishRoutes({ cache, publicUrl: config.publicUrl, defaultLanguage: config.defaultLanguage, text }),
        ...staticRoutes({ showCoupon, logError: logLandingError }),
      ],
      (lang) => figuresOf(config.settings, lang),
    ),
    ...wishlistRoutes(lists),
    ...compareRoutes(lists),
    ...deviceRoutes(lists),
    ...serviceRoutes({ feedback: { catalogue, trustedTokenId, findPurchase }, customers, guestHoldings: links.guestHoldings, adoptOrders, cache, orderNumber }),
    ...feedbackRoutes({ catalogue, trustedTokenId, findPurchase }),
    ...noticeRoutes({ catalogue, trustedTokenId }),
    ...safetyRoutes({ site: config }),
    ...guardianRoutes(config),
    ...newsletterRoutes(newsletter),
    ...campaignRoutes({ issueCoupon, trustedTokenId, timeZone: () => deps.config.timeZone }),
    ...cartRoutes(cart),
    ...offerRoutes({ cart, text }),
    ...checkoutRoutes(cart),
    ...orderRoutes(orders),
    bindCartStep(webshopOrders.createOrder, createOrder({ cart, orders })),
    bind(webshopOrders.confirmation, readConfirmation),
    bind(webshopOrders.confirmOrder, confirmOrder({ cart, orders })),
    bind(site.checkInitData, getInitData(config, links)),
  ];
}
