import type { Settings } from '@vitrina/contract/settings/settings';

/** Dependencies of the module, given by app.ts. */
export interface TradeInDeps {
  site: { settings: Settings };
}
