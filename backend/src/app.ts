import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { openapi } from '@vitrina/contract/openapi';
import { NO_RETRY, type OutgoingCall, type Transport } from '@vitrina/contract/client';
import { readConsent } from '@vitrina/contract/values/consent';
import { readDeviceCookie } from '@vitrina/contract/values/device-cookie';
import { site } from '@vitrina/contract/site';
import { CircuitOpen, type Db, isOutage, type ReadReplica } from './db/index.ts';
import { type Binding, type BindingDeps, bind, perform, refuseOtherMethods, register } from './http/bind.ts';
import type { CallContext } from './http/context.ts';
import type { DataCache } from './http/data-cache.ts';
import { type CallLimits, createLimiter, inTime, isFinal, isRead, limitsByPath } from './http/call-limits.ts';
import { ok } from './http/outcome.ts';
import { inputOf } from './http/read-input.ts';
import { type BackendReply, carriedBy, carry, failureReply, toAnswer, toResponse } from './http/reply.ts';
import { catalogueRoutes, type Catalogue, collectionCountries, selectHiddenListKeys, selectHiddenProducts } from './modules/catalogue/index.ts';
import { type CustomerHooks, customerRoutes, externalLogin, isOverLimit, limitsOfAddress, type Tokens } from './modules/customers/index.ts';
import { getLabels, labelRoutes, shippedText } from './modules/labels/index.ts';
import { listRoutes, type RouteDeps, routeRoutes } from './modules/routes/index.ts';
import { type ClientError, currencies, siteInfo, siteRoutes } from './modules/site/index.ts';
import { endpointTable, NEWSLETTER_STOP_PATH, NOTICE_STOP_PATH, REMINDER_STOP_PATH } from '@vitrina/contract/endpoints';
import type { CountryLookUp } from './adapters/country/index.ts';
import type { IdentityProvider } from './adapters/identity/index.ts';
import type { Gateway } from './adapters/payments/gateway.ts';
import { type CartDeps, cartRoutes, keepPoints, mergeGuestCart, readCartRow } from './modules/cart/index.ts';
import { checkoutRoutes, confirmOrder, createOrder, lacksCustomerData, readConfirmation, stopReminders } from './modules/checkout/index.ts';
import { adoptOrders, exportOrders, findBuyer, findPurchase, type OrderDeps, orderRoutes, receiveCallback } from './modules/orders/index.ts';
import { exportLists, compareRoutes, type ListDeps, mergeGuestCompare, mergeGuestWishlist, wishlistRoutes } from './modules/lists/index.ts';
import { exportComments, feedbackRoutes } from './modules/feedback/index.ts';
import { eraseNewsletter, exportNewsletter, type NewsletterDeps, newsletterRoutes, stopNewsletterByCode } from './modules/newsletter/index.ts';
import { exportNotices, noticeRoutes, stopByCode } from './modules/notices/index.ts';
import { consentRoutes } from './modules/consent/index.ts';
import { cmsRoutes, faqRoutes, locationRoutes, publishRoutes, selectHiddenContentKeys, staticRoutes, suggestPosts } from './modules/content/index.ts';
import { campaignRoutes, eraseEntries, exportEntries } from './modules/campaigns/index.ts';
import { issueCoupon, promotionRoutes, showCoupon } from './modules/promotions/index.ts';
import { webshopOrders } from '@vitrina/contract/orders';
import { registerExternalLogin } from './http/external-login.ts';
import { CALLBACK_PATH, registerCallbacks } from './http/payment-callbacks.ts';
import { registerOneClickStop } from './http/one-click-stop.ts';
import type { SignedCodes } from './http/signed-codes.ts';
import { actorOf, isForeignOrigin, languageOf } from './read-caller.ts';
import type { SiteConfig } from './site-config.ts';

export interface AppDeps {
  /** For writes. */
  db: Db;
  /** For reads, so that neither waits for connections of the other. */
  reads: Db;
  /** For what everybody sees, as long as it can be used. */
  replica: ReadReplica | null;
  limits: CallLimits;
  config: SiteConfig;
  cache: DataCache;
  tokens: Tokens;
  catalogue: Catalogue;
  /** Ways to pay, in the order they are offered. */
  gateways: readonly Gateway[];
  /** Providers of identity that this shop is set up with. */
  providers: readonly IdentityProvider[];
  /** Of the links to a newsletter's preferences. */
  codes: SignedCodes;
  /** Id of the token that the storefront's own server uses; it needs no look-up. */
  trustedTokenId: string | null;
  isMaintenance: () => boolean;
  /** Tells a caller's country, where anything is set up that can. */
  countryOf: CountryLookUp;
  /** Header of the shop's own edge that names the country; it is believed only where it is configured. */
  countryHeader: string | undefined;
  /** Takes reports of scripts that failed in browsers. */
  reportClientError: (error: ClientError) => void;
  /** Checks replies against the contract; tests and development. */
  checkReplies: boolean;
  /** `path` as it is declared: placeholders stand for what was asked. */
  logError: (error: unknown, call: { method: string; path: string }) => void;
}

export interface App {
  /** Answers a request from outside. `body` stands for the request's own where it has been read already; HEAD is answered as GET. */
  answer: (request: Request, body?: Buffer) => Promise<BackendReply>;
  /** The same as a fetch handler. */
  fetch: (request: Request) => Promise<Response>;
  /** Answers calls of the typed client in this process: the same checks and operations, without HTTP in between. */
  send: Transport;
}

const HOUR = 3600;
/** What goes on while the shop is closed: finding out that it is, and staff's way in. */
const OPEN_IN_MAINTENANCE =
  /^\/api\/(?:misc\/(?:is-maintenance|endpoints)|nuxtapi\/[a-zA-Z]+|auth\/(?:login|login-link(?:\/\d+\/[\w-]+)?|is-login|generate-token|logout|passkeys\/login(?:-options)?|social-(?:login|callback)\/\w+)|openapi\.json)\/?$/;

/** For what goes wrong with a gateway while no call fails. */
const PAYMENTS = { method: 'POST', path: 'payments' };
/** For blocks that do not fit. */
const LANDING = { method: 'GET', path: 'landing page' };
/** For a provider of identity that does not answer. */
const IDENTITY = { method: 'GET', path: 'identity provider' };

/** The whole backend. Modules and middleware stand here in their order. */
export function createApp(deps: AppDeps): App {
  const { config, cache, db, checkReplies } = deps;
  const limiter = createLimiter(deps.limits);
  const bindingDeps: BindingDeps = { cache, checkReplies, limiter, dbFor: (endpoint) => (isRead(endpoint) ? deps.reads : db), replica: deps.replica };
  const app = new Hono<{ Variables: { context: CallContext } }>();

  /** Ends when the caller hangs up or is told that it takes too long; of calls that wait for a password to be looked at. */
  const waitsFor = ({ method, path }: { method: string; path: string }, gone: AbortSignal | undefined): AbortSignal | null => {
    if (method !== 'POST' || !path.startsWith('/api/auth/')) return null;
    return AbortSignal.any([AbortSignal.timeout(deps.limits.writeMs), ...(gone ? [gone] : [])]);
  };

  app.use('/api/*', async (c, next) => {
    // Gateways call by themselves or through a browser that comes from their page; their signature is what counts.
    if (CALLBACK_PATH.test(c.req.path)) return next();
    if (isForeignOrigin(c, config)) return carry(failureReply('error_bad_origin'));
    const actor = await actorOf(c.req.header('authorization'), c.req.path, c.req.method === 'GET' ? deps.reads : db, deps);
    if (!actor) return carry(failureReply('error_unauthorized'));
    if (deps.isMaintenance() && !actor.isStaff && !OPEN_IN_MAINTENANCE.test(c.req.path))
      return carry(failureReply('error_maintenance', { headers: { 'retry-after': '60' } }));
    const lang = languageOf([c.req.header('x-lang'), c.req.query('lang')], config);
    c.set('context', {
      db,
      actor,
      lang,
      address: c.req.header('x-client-address') ?? '',
      agent: c.req.header('x-client-agent') ?? '',
      consents: readConsent(c.req.header('cookie')),
      device: readDeviceCookie(c.req.header('cookie')),
      signal: waitsFor(c.req, c.req.raw.signal),
      edgeCountry: deps.countryHeader ? (c.req.header(deps.countryHeader) ?? null) : null,
      idempotencyKey: c.req.header('idempotency-key') ?? null,
    });
    return next();
  });

  const labelsOf = (db: Db, lang: CallContext['lang']) => getLabels({ db, lang, defaultLanguage: config.defaultLanguage });
  const orders: OrderDeps = { config, gateways: deps.gateways, text: shippedText, logError: (error) => deps.logError(error, PAYMENTS) };
  const cart: CartDeps = {
    catalogue: deps.catalogue,
    points: keepPoints(),
    gateways: deps.gateways,
    trustedTokenId: deps.trustedTokenId,
    steps: config.webshop.steps,
    hasQuickOrder: config.catalog.quickOrder,
  };
  const routes: RouteDeps = {
    site: config,
    hiddenPages: async (db) => (await Promise.all([selectHiddenListKeys(db), selectHiddenContentKeys(db)])).flat(),
    hiddenProducts: selectHiddenProducts,
  };
  const lists: ListDeps = { catalogue: deps.catalogue, trustedTokenId: deps.trustedTokenId };
  const isTooMany = (db: Db, { what, address, most }: { what: string; address: string; most: number }) =>
    isOverLimit(db, limitsOfAddress(what, address, most), HOUR);
  const newsletter: NewsletterDeps = { trustedTokenId: deps.trustedTokenId, codes: deps.codes };
  const hooks: CustomerHooks = {
    onLogin: async (db, login) => {
      await mergeGuestCart(db, login, cart);
      await mergeGuestWishlist(db, login, lists);
      await mergeGuestCompare(db, login, lists);
    },
    continuesAsGuest: async (context) => (await readCartRow(context, cart))?.continue_as_guest ?? false,
    lacksCustomerData: (context) => lacksCustomerData(context, cart),
    findBuyer,
    onConfirmed: adoptOrders,
    holdings: [exportOrders, exportLists, exportComments, exportNotices, exportNewsletter, exportEntries],
    onErase: async (db, account) => {
      await eraseNewsletter(db, account);
      await eraseEntries(db, account);
    },
  };
  const ways = { gateways: deps.gateways, collection: () => collectionCountries(deps.catalogue.dictionary.warehouses.values()) };
  const bindings: Binding[] = [
    ...siteRoutes({ ...deps, ...ways, isTooMany }),
    ...consentRoutes({ labelsOf, isTooMany }),
    ...labelRoutes(config),
    ...routeRoutes(config, routes),
    ...customerRoutes(deps.tokens, hooks, config),
    ...catalogueRoutes(deps.catalogue, { findPosts: suggestPosts(cache) }),
    ...promotionRoutes(),
    ...cmsRoutes(config),
    ...faqRoutes(),
    ...locationRoutes(),
    ...publishRoutes({ ...config, text: shippedText }),
    ...staticRoutes({ showCoupon, logError: (error) => deps.logError(error, LANDING) }),
    ...wishlistRoutes(lists),
    ...compareRoutes(lists),
    ...feedbackRoutes({ catalogue: deps.catalogue, trustedTokenId: deps.trustedTokenId, findPurchase }),
    ...noticeRoutes({ catalogue: deps.catalogue, trustedTokenId: deps.trustedTokenId }),
    ...newsletterRoutes(newsletter),
    ...campaignRoutes({ issueCoupon, trustedTokenId: deps.trustedTokenId }),
    ...cartRoutes(cart),
    ...checkoutRoutes(cart),
    ...orderRoutes(orders),
    bind(webshopOrders.createOrder, createOrder({ cart, orders })),
    bind(webshopOrders.confirmation, readConfirmation),
    bind(webshopOrders.confirmOrder, confirmOrder({ cart, orders })),
    bind(site.checkInitData, async (input, context) => {
      const [labels, table] = await Promise.all([labelsOf(context.db, input.lang ?? context.lang), listRoutes(context, routes)]);
      const { movedPaths } = config;
      return ok({ endpoints: endpointTable(movedPaths), currency: currencies(), labels, info: siteInfo(config, ways), routes: table }, ['routes']);
    }),
  ];
  const contextOf = (c: Context) => c.get('context') as CallContext;
  for (const binding of bindings) register(app as unknown as Hono, binding, { ...bindingDeps, contextOf });
  registerCallbacks(app as unknown as Hono, (call) => receiveCallback(orders)(db, call));
  registerOneClickStop(app as unknown as Hono, REMINDER_STOP_PATH, (code) => stopReminders(db, code));
  registerOneClickStop(app as unknown as Hono, NOTICE_STOP_PATH, (code) => stopByCode(db, code));
  registerOneClickStop(app as unknown as Hono, NEWSLETTER_STOP_PATH, (code) => stopNewsletterByCode(db, code, newsletter));
  const external = { providers: deps.providers, site: config, tokens: deps.tokens, hooks, logError: (error: unknown) => deps.logError(error, IDENTITY) };
  registerExternalLogin(app as unknown as Hono, { contextOf, ...externalLogin(external) });
  refuseOtherMethods(app as unknown as Hono, bindings);

  let document: string | undefined;
  app.get('/api/openapi.json', () => {
    document ??= JSON.stringify(openapi(config.publicUrl, config.movedPaths));
    return carry({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, text: document });
  });

  const crashed = (error: unknown, call: { method: string; path: string }): BackendReply => {
    // What opened it was logged; there may be thousands after it.
    if (!(error instanceof CircuitOpen)) deps.logError(error, call);
    if (!isOutage(error)) return failureReply('error_internal');
    return failureReply('error_unavailable', { headers: { 'retry-after': '5', ...(isFinal(error) && { [NO_RETRY]: '1' }) } });
  };
  app.notFound(() => carry(failureReply('error_not_found')));
  app.onError((error, c) => carry(crashed(error, { method: c.req.method, path: routePath(c, -1) })));

  const limitOf = limitsByPath(deps.limits);
  const answer = async (request: Request, body?: Buffer): Promise<BackendReply> => {
    const call = { method: request.method === 'HEAD' ? 'GET' : request.method, path: new URL(request.url).pathname };
    const work = Promise.resolve(app.fetch(request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request, { body }));
    try {
      return carriedBy(await inTime(work, limitOf(call), 'a call'));
    } catch (error) {
      return crashed(error, { method: call.method, path: 'unanswered' });
    }
  };

  const byKey = new Map(bindings.map((binding) => [binding.endpoint.key, binding]));
  const answerHere = async (binding: Binding, call: OutgoingCall): Promise<BackendReply> => {
    const actor = await actorOf(call.headers.authorization, call.path, isRead(binding.endpoint) ? deps.reads : db, deps);
    if (!actor) return failureReply('error_unauthorized');
    const { 'x-lang': lang, 'x-client-address': address = '', 'x-client-agent': agent = '', 'idempotency-key': idempotencyKey = null } = call.headers;
    const consents = readConsent(call.headers.cookie);
    const device = readDeviceCookie(call.headers.cookie);
    const caller = {
      db,
      actor,
      lang: languageOf([lang, call.query.lang], config),
      address,
      agent,
      consents,
      device,
      signal: waitsFor(binding.endpoint, call.signal),
      edgeCountry: null,
      idempotencyKey,
    };
    return perform({ binding, caller, readInput: () => inputOf(binding.endpoint, call), deps: bindingDeps });
  };
  return {
    answer,
    fetch: async (request) => toResponse(await answer(request)),
    send: async (call) => {
      const binding = byKey.get(call.endpoint.key);
      if (!binding) return toAnswer(failureReply('error_not_found'));
      const { key, method, path } = binding.endpoint;
      return toAnswer(
        await inTime(answerHere(binding, call), limiter.limitOf(binding.endpoint), key).catch((error: unknown) => crashed(error, { method, path })),
      );
    },
  };
}
