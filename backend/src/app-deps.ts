import type { CountryLookUp } from './adapters/country/index.ts';
import type { FiscalRegisters } from './adapters/fiscal/index.ts';
import type { IdentityProvider } from './adapters/identity/index.ts';
import type { Gateway } from './adapters/payments/gateway.ts';
import type { VatRegister } from './adapters/vat/vies.ts';
import type { Db, ReadReplica } from './db/index.ts';
import type { CallLimits } from './http/call-limits.ts';
import type { ReplyCache } from './http/reply-cache.ts';
import type { LogCallError } from './http/dispatch.ts';
import type { SignedCodes } from './http/signed-codes.ts';
import type { Catalogue } from './modules/catalogue/index.ts';
import type { Tokens } from './modules/customers/index.ts';
import type { ClientError } from './modules/site/index.ts';
import type { StaffDeps } from './modules/staff/index.ts';
import type { CountryConfig } from './config/index.ts';
import type { SiteConfig } from './site-config.ts';

export interface AppDeps {
  /** Connection for writes. */
  db: Db;
  /** Connection for reads, so that neither waits for the other. */
  reads: Db;
  /** Replica for public data while it is current. */
  replica: ReadReplica | null;
  limits: CallLimits;
  config: SiteConfig;
  cache: ReplyCache;
  tokens: Tokens;
  catalogue: Catalogue;
  /** Ways to pay, in the order they are offered. */
  gateways: readonly Gateway[];
  /** Fiscal registers; absent: none is set up. */
  registers?: FiscalRegisters | undefined;
  /** Register of VAT numbers; absent: no number is verified. */
  vatRegister?: VatRegister | undefined;
  /** Providers of identity that this shop is set up with. */
  providers: readonly IdentityProvider[];
  /** Signs the links to a newsletter's preferences. */
  codes: SignedCodes;
  /** Id of the token that the storefront's own server uses; it needs no look-up. */
  trustedTokenId: string | null;
  staff: StaffDeps;
  isMaintenance: () => boolean;
  countryOf: CountryLookUp;
  /** Header of the edge; trusted only if configured. */
  country: CountryConfig;
  /** Takes reports of scripts that failed in browsers. */
  reportClientError: (error: ClientError) => void;
  /** Checks replies against the contract; tests and development. */
  checkReplies: boolean;
  logError: LogCallError;
}
