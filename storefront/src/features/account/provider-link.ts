import { PROVIDER_TITLES, isProvider } from '@vitrina/contract/values/external-login';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { endpointPath, type EndpointPaths } from '@vitrina/contract/values/endpoint-path';

interface ProviderUrl {
  lang: LanguageCode;
  /** Address to open after the login. */
  redirect: string;
  endpoints: EndpointPaths;
}

/** Returns the address that starts a login by a provider. */
export const providerUrl = (provider: string, { lang, redirect, endpoints }: ProviderUrl): string =>
  `${endpointPath(endpoints, 'auth_social_login', { provider })}?${new URLSearchParams({ lang, redirect })}`;

/** A provider's name; `own`: name of the shop's own identity service. */
export const providerTitle = (provider: string, own: string): string => (isProvider(provider) ? (PROVIDER_TITLES[provider] ?? own) : provider);
