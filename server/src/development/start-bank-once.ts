import type { Config } from '../config/read-config.ts';
import type { SandboxBank } from '../services/sandbox-bank/start-sandbox-bank.ts';

/**
 * The sandbox bank beside the shop's process, so that payments under way outlive a new start. It stands on the backend's code: where
 * that cannot be read at the moment, it is tried again with the next process.
 */
export function startBankOnce(config: Config, databaseUrl: string | undefined): { port: () => Promise<number | null>; close: () => Promise<void> } {
  let bank: SandboxBank | null = null;
  return {
    port: async () => {
      if (!databaseUrl || config.sandboxBank.port === null) return null;
      // Imported only here, so that an error in the backend does not end the process that waits for its repair.
      const { startBankOfShop } = await import('../services/sandbox-bank/start-bank-of-shop.ts');
      bank ??= await startBankOfShop(config, databaseUrl);
      return bank?.port ?? null;
    },
    close: async () => bank?.close(),
  };
}
