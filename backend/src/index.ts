/** The backend's door. */
export { type AppDeps, createApp } from './app.ts';
export { type CountryLookUp, createCountryLookUp } from './adapters/country/index.ts';
export { createSentryReporter, type ErrorReporter, scrub, scrubStack } from './adapters/error-reports/index.ts';
export { createProviders, type IdentityProvider } from './adapters/identity/index.ts';
export type { KeptMail, Mailbox } from './adapters/mail/mailbox.ts';
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
export type { BackendReply } from './http/reply.ts';
export { createDataCache, type DataCache } from './http/data-cache.ts';
export { createSignedCodes } from './http/signed-codes.ts';
export type { OrderDeps } from './modules/orders/index.ts';
export { type Catalogue, loadCatalogue } from './modules/catalogue/index.ts';
export { createTokens, TOKEN_LIFE_SECONDS, type Tokens } from './modules/customers/index.ts';
export { type ClientError, readMaintenance } from './modules/site/index.ts';
export { createHitCounter } from './modules/routes/index.ts';
export { shippedText } from './modules/labels/index.ts';
export { sendNewsletter } from './modules/newsletter/index.ts';
/** What only some processes need is loaded when it is asked for: pg-boss, the mail client and React would slow the start of all. */
export const loadJobs = () => import('./jobs/start-jobs.ts');
export const loadMailbox = () => import('./adapters/mail/mailbox.ts');
export { DEFAULT_SITE, type SiteConfig } from './site-config.ts';
