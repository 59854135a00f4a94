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
  /** The provider has verified that the address belongs to the user. */
  isVerified: boolean;
  /** The provider itself assigns the address, so that its statement is as good as a mail to the address. */
  isAuthoritative: boolean;
  name: string | null;
  surname: string | null;
}

/** An identity provider that the shop is configured with. */
export interface IdentityProvider {
  name: ProviderName;
  /** Address at the provider for the visitor's browser. Throws `ProviderFailed`. */
  begin: (attempt: Attempt) => Promise<URL>;
  /** Identity of the returning user; `query`: parameters from the provider. Throws `ProviderFailed`. */
  identify: (query: URLSearchParams, attempt: Attempt) => Promise<ExternalPerson>;
}

/** `cancelled` by the visitor; `expired`: the return does not match the attempt; `unavailable`: no or an unusable answer of the provider. */
export class ProviderFailed extends Error {
  readonly reason: 'cancelled' | 'expired' | 'unavailable';
  constructor(reason: ProviderFailed['reason'], cause: unknown) {
    super(`identity provider: ${reason}`, { cause });
    this.reason = reason;
  }
}
