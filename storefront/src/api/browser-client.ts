/** The contract's client in the browser: same origin; the server adds the bearer token from its HttpOnly cookie. */
import { type Client, createClient, overHttp } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { mayReload } from './reload-guard.ts';

export const browserClient = (lang: LanguageCode): Client =>
  createClient({ send: overHttp({ fetch: (request) => fetch(request), origin: location.origin }), baseHost: location.host, lang, onUnauthorized: renewToken });

/** 401: a new guest token, then the page again. */
function renewToken(): void {
  if (mayReload()) void fetch('/api/nuxtapi/token/?regenerate=1').finally(() => location.reload());
}
