import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Gateway } from '../../adapters/payments/gateway.ts';
import type { SiteConfig } from '../../site-config.ts';

/** What orders work with; made once in app.ts. */
export interface OrderDeps {
  config: Pick<SiteConfig, 'publicUrl' | 'defaultLanguage' | 'bankAccounts' | 'checkout' | 'settings'>;
  /** Ways to pay, in the order they are offered. */
  gateways: readonly Gateway[];
  /** A text of the interface. */
  text: (lang: LanguageCode, name: string) => string;
  /** For what goes wrong while the call goes on: a gateway that is away. */
  logError: (error: unknown) => void;
}

export const gatewayOf = ({ gateways }: Pick<OrderDeps, 'gateways'>, code: string): Gateway | undefined => gateways.find((one) => one.code === code);
