/** Identity providers with which this shop offers a login. */
import { openIdProvider } from './openid-provider.ts';
import type { IdentityProvider } from './provider.ts';
import { readProviderSettings } from './provider-settings.ts';

export { type Attempt, type ExternalPerson, type IdentityProvider, ProviderFailed } from './provider.ts';

/** Creates the providers the environment configures. Throws if one is configured incompletely. */
export const createProviders = (env: Readonly<Record<string, string | undefined>>): IdentityProvider[] => readProviderSettings(env).map(openIdProvider);
