/** The configuration's entry point: how a slice reads the environment, and the slices that modules of the backend use. Imports no module, so that commands read it quickly. */
export { type AddressesConfig, addressesSlice } from './addresses.ts';
export { cacheMinutesSlice } from './cache-minutes.ts';
export { type CheckoutConfig, checkoutSlice } from './checkout.ts';
export { type CountryConfig, countrySlice } from './country.ts';
export { type VatConfig, vatSlice } from './vat-check.ts';
export { type IdentityConfig, identitySlice } from './identity.ts';
export { type LabelsConfig, labelsSlice } from './labels.ts';
export { type LanguagesConfig, languagesSlice } from './languages.ts';
export { type LimitsConfig, limitsSlice } from './limits.ts';
export { type LiteralConfig, literalSlice } from './literal.ts';
export { type MailConfig, mailSlice } from './mail.ts';
export { type Mode, modeSlice, NODE_ENV } from './mode.ts';
export { defaultsOf, defineSlice, type Env, type Refusal, type Slice, type SliceResult, type ValueOf } from './slice.ts';
export { flag, HTTP, keysAndValues, url, whole } from './variables.ts';
