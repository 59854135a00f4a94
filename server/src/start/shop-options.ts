import type { Config } from '../config/read-config.ts';
import type { Storefront, StorefrontModule } from '../pages/load-storefront.ts';

export interface ShopOptions {
  config: Config;
  /** A migrated database; not needed where the backend is elsewhere. */
  databaseUrl?: string | undefined;
  /** Replaces the built storefront in tests. */
  storefront?: Storefront | undefined;
  /** Loads the storefront's code from elsewhere than the build. */
  storefrontModule?: StorefrontModule | undefined;
  /** Runs scheduled jobs: mails, expiry of orders and others; default: not in tests, which start jobs themselves. */
  withJobs?: boolean | undefined;
  /** Port of a sandbox bank in another process; `null`: none. Absent: this process starts one if the configuration has it. */
  remoteSandboxBankPort?: number | null | undefined;
  /** Returns the metrics of all workers; absent: a single process. */
  gatherMetrics?: (() => Promise<string>) | undefined;
}
