import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { FiscalRegisters } from '../../adapters/fiscal/index.ts';
import type { Gateway } from '../../adapters/payments/gateway.ts';
import type { SiteConfig } from '../../site-config.ts';

/** Dependencies of the module, created once in link-modules.ts. */
export interface OrderDeps {
  config: Pick<SiteConfig, 'publicUrl' | 'defaultLanguage' | 'bankAccounts' | 'checkout' | 'settings'>;
  /** Payment methods, in the order they are offered. */
  gateways: readonly Gateway[];
  /** Fiscal registers that the shop is set up with; absent: none. */
  registers?: FiscalRegisters | undefined;
  /** Interface text by name. */
  text: (lang: LanguageCode, name: string) => string;
  /** Logs errors that do not fail the request, such as an unreachable gateway. */
  logError: (error: unknown) => void;
}

export const gatewayOf = ({ gateways }: Pick<OrderDeps, 'gateways'>, code: string): Gateway | undefined => gateways.find((one) => one.code === code);
