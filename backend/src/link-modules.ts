import type { AppDeps } from './app-deps.ts';
import type { Db } from './db/index.ts';
import type { CallContext } from './http/context.ts';
import { type CartDeps, cachePickupPoints, exportSaved, mergeGuestCart, readCartRow } from './modules/cart/index.ts';
import { eraseEntries, exportEntries } from './modules/campaigns/index.ts';
import { collectionCountries, selectHiddenListKeys, selectHiddenProducts } from './modules/catalogue/index.ts';
import { exportCompany } from './modules/companies/index.ts';
import { lacksCustomerData } from './modules/checkout/index.ts';
import { selectHiddenContentKeys } from './modules/content/index.ts';
import { type CustomerHooks, isOverLimit, limitsOfAddress } from './modules/customers/index.ts';
import { eraseQuestions, exportReviews, exportQuestions } from './modules/feedback/index.ts';
import { getLabels, wordedText } from './modules/labels/index.ts';
import { exportLists, type ListDeps, mergeGuestCompare, mergeGuestWishlist } from './modules/lists/index.ts';
import { eraseNewsletter, exportNewsletter, type NewsletterDeps } from './modules/newsletter/index.ts';
import { eraseNotices, exportNotices } from './modules/notices/index.ts';
import { adoptOrders, purchasesOf, exportOrders, findBuyer, type OrderDeps, type RenderMail } from './modules/orders/index.ts';
import type { RouteDeps } from './modules/routes/index.ts';
import { eraseNotes } from './modules/service/index.ts';
import { eraseTradeIns, exportTradeIns } from './modules/trade-in/index.ts';

const HOUR_SECONDS = 3600;
/** Names in the log for failures outside of a call. */
const PAYMENTS = { method: 'POST', path: 'payments' };
const LANDING_PAGE = { method: 'GET', path: 'landing page' };
const IDENTITY_PROVIDER = { method: 'GET', path: 'identity provider' };

/** Connects modules: a lower module reaches a higher one only through these hooks. */
export function linkModules({ catalogue, codes, config, gateways, logError, providers, registers, tokens, trustedTokenId, vatRegister }: AppDeps) {
  const text = wordedText(() => config.settings);
  const orders: OrderDeps = { config, gateways, registers, text, logError: (error) => logError(error, PAYMENTS) };
  const renderOrderMail: RenderMail = async (db, mail) => {
    // Loaded on demand: only processes that render mails need React.
    const { renderMail } = await import('./adapters/mail/render-mail.ts');
    return renderMail({ db, shop: config, text, codes }, mail);
  };
  const cart: CartDeps = { catalogue, points: cachePickupPoints(), gateways, vatRegister, trustedTokenId, site: config };
  const lists: ListDeps = { catalogue, trustedTokenId, purchasesOf };
  const newsletter: NewsletterDeps = { trustedTokenId, codes };
  const routes: RouteDeps = {
    site: config,
    hiddenPages: async (db) => (await Promise.all([selectHiddenListKeys(db), selectHiddenContentKeys(db)])).flat(),
    hiddenProducts: selectHiddenProducts,
  };
  const customers: CustomerHooks = {
    onLogin: async (db, login) => {
      await mergeGuestCart(db, login, cart);
      await mergeGuestWishlist(db, login, lists);
      await mergeGuestCompare(db, login, lists);
    },
    continuesAsGuest: async (context) => (await readCartRow(context, cart))?.continue_as_guest ?? false,
    lacksCustomerData: (context) => lacksCustomerData(context, cart),
    findBuyer,
    onConfirmed: adoptOrders,
    holdings: [
      async (db, { userId }) => ({ saved_for_later: await exportSaved(db, userId) }),
      exportCompany,
      exportOrders,
      exportLists,
      exportReviews,
      exportQuestions,
      exportNotices,
      exportNewsletter,
      exportEntries,
      exportTradeIns,
    ],
    onErase: async (db, account) => {
      await eraseNotes(db, account);
      await eraseNewsletter(db, account);
      await eraseEntries(db, account);
      await eraseNotices(db, account);
      await eraseQuestions(db, account);
      await eraseTradeIns(db, account);
    },
  };
  const logIdentityError = (error: unknown) => logError(error, IDENTITY_PROVIDER);
  return {
    cart,
    customers,
    externalLogin: { providers, site: config, tokens, hooks: customers, logError: logIdentityError },
    /** Countries where goods can be collected, and ways to pay. */
    fulfilment: { gateways, collection: () => collectionCountries(catalogue.dictionary.warehouses.values(), config.settings) },
    isTooMany: (db: Db, { what, address, most }: { what: string; address: string; most: number }) =>
      isOverLimit(db, limitsOfAddress(what, address, most), HOUR_SECONDS),
    labelsOf: (db: Db, lang: CallContext['lang']) => getLabels({ db, lang, site: config }),
    lists,
    logLandingError: (error: unknown) => logError(error, LANDING_PAGE),
    newsletter,
    orders,
    renderOrderMail,
    guestHoldings: [exportOrders, exportQuestions, exportNotices, exportNewsletter, exportEntries, exportTradeIns],
    routes,
    text,
  };
}

export type ModuleLinks = ReturnType<typeof linkModules>;
