import type { IdentityProvider } from '../../../adapters/identity/index.ts';
import type { SiteConfig } from '../../../site-config.ts';
import type { SignupHooks } from '../confirm-signup.ts';
import type { Tokens } from '../tokens.ts';

/** Dependencies of logins by an external provider. */
export interface ExternalDeps {
  providers: readonly IdentityProvider[];
  site: Pick<SiteConfig, 'publicUrl' | 'defaultLanguage' | 'identity'>;
  tokens: Tokens;
  hooks: SignupHooks;
  /** Logs that a provider is unavailable. */
  logError: (error: unknown) => void;
}
