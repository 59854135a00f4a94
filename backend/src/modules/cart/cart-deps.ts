import type { Gateway } from '../../adapters/payments/gateway.ts';
import type { VatRegister } from '../../adapters/vat/vies.ts';
import type { SiteConfig } from '../../site-config.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { PickupPointsOf } from './delivery/cache-pickup-points.ts';

/** Dependencies of the module, created once in link-modules.ts. */
export interface CartDeps {
  catalogue: Catalogue;
  points: PickupPointsOf;
  /** Payment methods, in the order they are offered. */
  gateways: readonly Gateway[];
  /** Register of VAT numbers; absent: no number is verified, and every company pays VAT. */
  vatRegister?: VatRegister | undefined;
  /** Site settings: without a step for shipping or payment the first way offered is taken. */
  site: Pick<SiteConfig, 'checkout'>;
  /** Id of the storefront's own token: all visitors share it, so it never has a cart. */
  trustedTokenId: string | null;
}
