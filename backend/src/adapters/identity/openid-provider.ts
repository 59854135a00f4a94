import { fetchPlain } from '../fetch-plain.ts';
import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import type { ProviderName } from '@vitrina/contract/values/external-login';
import { type Attempt, type ExternalPerson, type IdentityProvider, ProviderFailed } from './provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

const TIMEOUT_SECONDS = 5;
const METADATA_MS = 3_600_000;
const SCOPES: Readonly<Record<ProviderName, string>> = {
  keycloak: 'openid email profile',
  google: 'openid email profile',
  facebook: 'openid email public_profile',
};
/** Facebook's discovery document lacks the token endpoint. */
const FACEBOOK = {
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
};

/** An OpenID Connect provider: code flow with state, nonce and PKCE; signatures are verified. It is not contacted before the first login. */
export function openIdProvider(settings: ProviderSettings): IdentityProvider {
  const configuration = cacheConfiguration(settings);
  return {
    name: settings.name,
    begin: (attempt) =>
      withProviderErrors(async () => {
        const client = await loadClient();
        return client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: attempt.redirectUri,
          scope: SCOPES[settings.name],
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
          code_challenge_method: 'S256',
        });
      }),
    identify: (query, attempt) => withProviderErrors(async () => toPerson(settings.name, await fetchClaims(await configuration(), query, attempt))),
  };
}

/** Loaded on first use: most processes never need it. */
const loadClient = () => import('openid-client');

/** The provider's metadata, fetched on demand and cached for an hour; errors are not cached. */
function cacheConfiguration({ name, issuer, clientId, clientSecret }: ProviderSettings): () => Promise<Configuration> {
  let cached: { value: Promise<Configuration>; until: number } | undefined;
  const load = async (): Promise<Configuration> => {
    const { allowInsecureRequests, Configuration, customFetch, discovery, enableNonRepudiationChecks } = await loadClient();
    if (name === 'facebook') {
      const fixed = new Configuration({ issuer: issuer.origin, ...FACEBOOK }, clientId, clientSecret);
      fixed.timeout = TIMEOUT_SECONDS;
      Object.assign(fixed, { [customFetch]: fetchPlain });
      enableNonRepudiationChecks(fixed);
      return fixed;
    }
    const execute = [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])];
    return discovery(issuer, clientId, clientSecret, undefined, { timeout: TIMEOUT_SECONDS, execute, [customFetch]: fetchPlain });
  };
  return () => {
    if (!cached || cached.until < Date.now()) {
      const fresh = { value: load(), until: Date.now() + METADATA_MS };
      fresh.value.catch(() => {
        if (cached === fresh) cached = undefined;
      });
      cached = fresh;
    }
    return cached.value;
  };
}

type Claims = Pick<IDToken & UserInfoResponse, 'sub'> & Partial<Record<string, unknown>>;

/** Exchanges the code. Without an e-mail in the id token the claims are fetched from the userinfo endpoint, if the provider has one. */
async function fetchClaims(configuration: Configuration, query: URLSearchParams, { redirectUri, state, nonce, codeVerifier }: Attempt): Promise<Claims> {
  const { authorizationCodeGrant, fetchUserInfo } = await loadClient();
  const callbackUrl = new URL(redirectUri);
  callbackUrl.search = query.toString();
  const tokens = await authorizationCodeGrant(configuration, callbackUrl, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier });
  const claims = tokens.claims() as IDToken;
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)), sub: claims.sub };
}

function toPerson(provider: ProviderName, claims: Claims): ExternalPerson {
  const words = (claim: unknown) => (typeof claim === 'string' ? claim.trim().slice(0, 60) || null : null);
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : null;
  return {
    subject: claims.sub,
    email,
    isVerified: claims.email_verified === true,
    isAuthoritative: claims.email_verified === true && email !== null && isAuthority(provider, email, claims),
    name: words(claims.given_name),
    surname: words(claims.family_name),
  };
}

/**
 * Keycloak belongs to the shop's owner. Google is authoritative for its own mailboxes and those of its organisations; other addresses it verified
 * only once, at some time in the past.
 */
function isAuthority(provider: ProviderName, email: string, claims: Claims): boolean {
  if (provider === 'google') return email.endsWith('@gmail.com') || (typeof claims.hd === 'string' && email.endsWith(`@${claims.hd.toLowerCase()}`));
  return provider === 'keycloak';
}

/** Runs a request to the provider; rejects with `ProviderFailed` if it refuses, answers wrongly, or not at all. */
async function withProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ProviderFailed(reasonOf(error as { code?: string; error?: string; status?: number }), error);
  }
}

const DOES_NOT_FIT = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

function reasonOf({ code, error, status = 0 }: { code?: string; error?: string; status?: number }): ProviderFailed['reason'] {
  if (error === 'access_denied') return 'cancelled';
  const isTheirFault = status >= 500 || error === 'server_error' || error === 'temporarily_unavailable';
  const isAnswer = code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' || code === 'OAUTH_RESPONSE_BODY_ERROR';
  return (isAnswer && !isTheirFault) || DOES_NOT_FIT.has(code ?? '') ? 'expired' : 'unavailable';
}
