import type { Config } from '../config/read-config.ts';
import type { Storefront, StorefrontModule } from '../pages/load-storefront.ts';

export interface ShopOptions {
  config: Config;
  /** A migrated database; not needed where the backend is elsewhere. */
  databaseUrl?: string | undefined;
  /** Takes the place of the built storefront in tests. */
  storefront?: Storefront | undefined;
  /** The storefront's code out of another place than the build. */
  storefrontModule?: StorefrontModule | undefined;
  /** Mails, expiry of orders and all else that happens by itself; left out: not in tests, which start what they want. */
  withJobs?: boolean | undefined;
  /** Port of a sandbox bank that runs in another process; `null`: there is none. Left out: this one starts it where it shall have one. */
  remoteSandboxBankPort?: number | null | undefined;
  /** Gives the metrics of all workers; left out: this process is alone. */
  gatherMetrics?: (() => Promise<string>) | undefined;
}
