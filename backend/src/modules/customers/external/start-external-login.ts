import { randomBytes, randomUUID } from 'node:crypto';
import { languageBase } from '@vitrina/contract/values/languages';
import { safePath } from '@vitrina/contract/values/safe-path';
import { SOCIAL_CALLBACK_PATH } from '@vitrina/contract/endpoints';
import type { ExternalProblem, ProviderName } from '@vitrina/contract/values/external-login';
import type { CallContext } from '../../../http/context.ts';
import { isOverLimit, limitsOfAddress } from '../attempt-limits.ts';
import { hasRecentAuthentication } from '../recent-authentication.ts';
import type { ExternalDeps } from './external-deps.ts';
import { insertProviderLogin } from './identity-queries.ts';
import { problemOf } from './problem-of.ts';

/** URL to open next, with the visitor's token. */
export interface BrowserRedirect {
  /** A path of the shop, or a URL at the provider. */
  to: string;
  /** The visitor's new token. */
  token?: string;
  /** Device cookie; only after a login. */
  device?: string;
}

const MINUTE = 60;
const MAX_ATTEMPTS = 30;

export interface ExternalLoginInput {
  provider: string;
  /** Path to open after the login; only paths of this shop are accepted. */
  redirect: string | null;
  /** True if opened from a page of the shop: only then is an account linked. */
  isOwnSite: boolean;
}

/** Redirects to an identity provider: guests log in, customers link the provider to their account. `null`: unknown provider. */
export async function startExternalLogin(
  { provider: name, redirect, isOwnSite }: ExternalLoginInput,
  context: CallContext,
  deps: ExternalDeps,
): Promise<BrowserRedirect | null> {
  const provider = deps.providers.find((one) => one.name === name);
  if (!provider) return null;
  const { db, actor, address, lang } = context;
  const home = languageBase(lang, deps.site.defaultLanguage);
  const target = (redirect && safePath(redirect)) || home + deps.site.identity.loggedInRedirect.replace(/^\//, '');
  if (actor.userId !== null && !isOwnSite) return { to: target };
  const refuse = (problem: ExternalProblem): BrowserRedirect => ({ to: problemPage({ problem, lang, target, userId: actor.userId }, deps) });
  if (await isOverLimit(db, limitsOfAddress('external', address, MAX_ATTEMPTS), MINUTE)) return refuse('busy');

  if (actor.userId !== null && !(await hasRecentAuthentication(db, actor))) return refuse('proof');
  const tokenId = actor.tokenId ?? randomUUID();
  const secret = () => randomBytes(32).toString('base64url');
  const attempt = { redirectUri: callbackUrl(provider.name, deps), state: secret(), nonce: secret(), codeVerifier: secret() };
  try {
    const to = await provider.begin(attempt);
    const { state, nonce, codeVerifier: code_verifier } = attempt;
    await insertProviderLogin(db, { state, provider: provider.name, token_id: tokenId, user_id: actor.userId, nonce, code_verifier, lang, redirect: target });
    return { to: to.href, ...(actor.tokenId === null && { token: await deps.tokens.issue({ userId: null, tokenId }) }) };
  } catch (error) {
    return refuse(problemOf(error, deps));
  }
}

export const callbackUrl = (provider: ProviderName, { site }: ExternalDeps): string => site.publicUrl + SOCIAL_CALLBACK_PATH.replace('{provider}', provider);

/** Page that explains a failure: the login, or the settings of the logged-in customer. */
export function problemPage(
  { problem, lang, target, userId }: { problem: ExternalProblem; lang: CallContext['lang']; target: string; userId: number | null },
  { site }: ExternalDeps,
): string {
  const home = languageBase(lang, site.defaultLanguage);
  if (userId !== null) return `${home}auth/edit/?external=${problem}#logins`;
  return `${home}auth/login/?${new URLSearchParams({ external: problem, redirect: target })}`;
}
