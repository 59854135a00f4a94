/** Entry point of the backend. */
export { type AppDeps, createApp } from './app.ts';
export { type CountryLookUp, createCountryLookUp } from './adapters/country/index.ts';
export { createSentryReporter, type DescribedError, describeError, type ErrorReporter, scrub, scrubStack } from './adapters/error-reports/index.ts';
export { fetchPlain } from './adapters/fetch-plain.ts';
export { type FiscalRegisters, startSandboxRegister } from './adapters/fiscal/index.ts';
export { type VatRegister, viesRegister } from './adapters/vat/vies.ts';
export { createProviders, type IdentityProvider } from './adapters/identity/index.ts';
export type { StoredMail, Mailbox } from './adapters/mail/mailbox.ts';
export type { MailDeps } from './adapters/mail/render-mail.ts';
export {
  createGateways,
  isSigned,
  SANDBOX_SIGNATURE,
  type SandboxConfig,
  type SandboxMessage,
  type SandboxPayment,
  signMessage,
} from './adapters/payments/index.ts';
export { callerNetworks, SITE_FACTOR } from './http/caller-networks.ts';
export { type CallLimits, limitsByPath } from './http/call-limits.ts';
export { TimeoutError, withTimeout } from './http/with-timeout.ts';
export type { BackendReply } from './http/reply.ts';
export type { CallRequest } from './http/call-request.ts';
export { type Instrumentation, type InstrumentationEvent, setInstrumentation, trace } from './http/instrumentation.ts';
export { ALL_PAGES, type Changes, type ChangeHistory, createChangeHistory, type RecentChanges } from './http/change-history.ts';
export { createReplyCache, type ReplyCache, type SharedReplies } from './http/reply-cache.ts';
export { createSharedCopies, type SharedCopies, type SharedStore } from './http/shared-copies.ts';
export { createSealer } from './http/sealer.ts';
export { createSignedCodes } from './http/signed-codes.ts';
export { changeWarehouseGrant } from './modules/orders/index.ts';
export type { OrderDeps } from './modules/orders/index.ts';
export { countFindings, selectFindings } from './guardian/finding-queries.ts';
export { guardShop } from './guardian/guard-shop.ts';
export {
  type Catalogue,
  type CatalogueOptions,
  loadCatalogue,
  openSearchEngine,
  readRecentChanges,
  type ResilientEngine,
  UnfitSearchEngine,
} from './modules/catalogue/index.ts';
export { createTokens, TOKEN_LIFE_SECONDS, type Tokens } from './modules/customers/index.ts';
export { type BuildFile, type ClientError, purgeCaches, findBuildFile, readMaintenance, saveBuild } from './modules/site/index.ts';
export { createOwnerLink, createStaffKey, endStaffKeys, linkForFirstOwner, resetStaff } from './modules/staff/index.ts';
export { createHitCounter } from './modules/routes/index.ts';
export { readShippedText, readShippedTexts, shippedText, wordedText } from './modules/labels/index.ts';
export { sendNewsletter } from './modules/newsletter/index.ts';
/** Loaded on demand, as only some processes need them: pg-boss, the mail client and React would slow every start. */
export { type Backlog, readBacklog } from './jobs/backlog-queries.ts';
export const loadJobs = () => import('./jobs/start-jobs.ts');
export const loadMailbox = () => import('./adapters/mail/mailbox.ts');
export { siteOfNow, type SiteConfig, siteOf } from './site-config.ts';
export { endsSettings, loadSettings, readDocuments, SETTINGS_TAGS, type SettingsStore } from './modules/settings/index.ts';
export { openLegalTexts, pictureHash, textVersion } from './open-legal-texts.ts';
export { missingLegalPages, unfilledPlaces } from './unready-places.ts';
export { saveSettings } from './save-settings.ts';
