/** Providers of identity that a shop can be set up with (decision G27). */
export const PROVIDERS = ['keycloak', 'google', 'facebook'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export const isProvider = (name: string): name is ProviderName => (PROVIDERS as readonly string[]).includes(name);

/** Names of the providers; `null`: without a public name. */
export const PROVIDER_TITLES: Readonly<Record<ProviderName, string | null>> = { keycloak: null, google: 'Google', facebook: 'Facebook' };

/** Reason of a failed external login; query `external` of the page after it. Each has the label `external_…`. */
export const EXTERNAL_PROBLEMS = [
  /** Cancelled or refused at the provider. */
  'cancelled',
  /** Expired, repeated, or started in another browser. */
  'expired',
  /** The provider did not answer. */
  'unavailable',
  /** The provider has not verified the address. */
  'unverified',
  /** The address has an account that is not linked to the provider. */
  'exists',
  /** The identity is linked to another account. */
  'taken',
  /** The caller made too many attempts. */
  'busy',
  /** The logged-in customer must confirm their identity first. */
  'proof',
] as const;
export type ExternalProblem = (typeof EXTERNAL_PROBLEMS)[number];

export const isExternalProblem = (name: string | null): name is ExternalProblem => (EXTERNAL_PROBLEMS as readonly (string | null)[]).includes(name);

/** True if a visitor's browser opens the address on its way to a login provider or back; the reply redirects. */
export const isExternalLoginPath = (path: string): boolean => /^\/api\/auth\/social-(?:login|callback)\/[a-z]{1,40}\/?$/.test(path);
