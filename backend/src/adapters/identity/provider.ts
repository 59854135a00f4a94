import type { ProviderName } from '@vitrina/contract/values/external-login';

/** Secrets of one login attempt at a provider, needed to verify its return. */
export interface Attempt {
  /** Address the provider redirects the visitor back to. */
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A user as a provider describes them. */
export interface ExternalPerson {
  /** Permanent and unique at this provider. */
  subject: string;
  email: string | null;
  /** The provider has seen that the address is theirs. */
  isVerified: boolean;
  /** The provider itself decides whose the address is, so that its word is as good as a mail to it. */
  isAuthoritative: boolean;
  name: string | null;
  surname: string | null;
}

/** A provider of identity that the shop is set up with. */
export interface IdentityProvider {
  name: ProviderName;
  /** Address at the provider for the visitor's browser. Throws `ProviderFailed`. */
  begin: (attempt: Attempt) => Promise<URL>;
  /** Identity of the returning user; `query`: parameters from the provider. Throws `ProviderFailed`. */
  identify: (query: URLSearchParams, attempt: Attempt) => Promise<ExternalPerson>;
}

/** `cancelled` by the visitor; `expired`: the answer does not fit the question; `unavailable`: there is none. */
export class ProviderFailed extends Error {
  readonly reason: 'cancelled' | 'expired' | 'unavailable';
  constructor(reason: ProviderFailed['reason'], cause: unknown) {
    super(`identity provider: ${reason}`, { cause });
    this.reason = reason;
  }
}
