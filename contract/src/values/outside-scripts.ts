import type { ConsentCategory } from './consent.ts';

/** Third-party services whose scripts a shop may load (specification, section 1). */
export const OUTSIDE_SCRIPTS = ['tag_manager', 'analytics', 'social_pixel'] as const;
export type OutsideScriptName = (typeof OUTSIDE_SCRIPTS)[number];

/** A configured script: loaded only in production, with consent, on pages without personal data. */
export interface OutsideScript {
  name: OutsideScriptName;
  /** The shop's code at the service. */
  code: string;
  /** Address of its script. */
  url: string;
  /** Origins it may load from and send to; the content security policy allows exactly these. */
  origins: readonly string[];
  /** Category whose approval it needs. */
  consent: Exclude<ConsentCategory, 'necessary'>;
  /** True: loads at the first interaction of the visitor, or after eight seconds. */
  isDelayed: boolean;
  /** Names of the cookies it sets; one that ends in `*` is the beginning of names. */
  cookies: readonly string[];
  /** True: the page reloads when consent is withdrawn, which alone stops a running script. */
  reloads: boolean;
}
