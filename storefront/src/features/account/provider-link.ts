import { PROVIDER_TITLES, isProvider } from '@vitrina/contract/values/external-login';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Where logging in by a provider begins; `redirect` is where it leads in the end. */
export const providerUrl = (provider: string, { lang, redirect }: { lang: LanguageCode; redirect: string }): string =>
  `/api/auth/social-login/${provider}/?${new URLSearchParams({ lang, redirect })}`;

/** A provider's name; `own`: what the shop's own identity service is called. */
export const providerTitle = (provider: string, own: string): string => (isProvider(provider) ? (PROVIDER_TITLES[provider] ?? own) : provider);
