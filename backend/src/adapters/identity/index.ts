/** Providers of identity: with which of them this shop lets people log in. */
import { openIdProvider } from './openid-provider.ts';
import type { IdentityProvider } from './provider.ts';
import { readProviderSettings } from './provider-settings.ts';

export { type Attempt, type ExternalPerson, type IdentityProvider, ProviderFailed } from './provider.ts';

/** All that the environment names. Raises where one is set up by half. */
export const createProviders = (env: Readonly<Record<string, string | undefined>>): IdentityProvider[] => readProviderSettings(env).map(openIdProvider);
