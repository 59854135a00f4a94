import { createHmac } from 'node:crypto';
import type { Config } from '../../config/read-config.ts';
import { readSecret } from '../../database/read-secret.ts';
import { type SandboxBank, startSandboxBank } from './start-sandbox-bank.ts';

/** Derives the key that signs messages between shop and sandbox bank from the shop's own secret. */
export const bankSecretOf = (secret: string): string => createHmac('sha256', secret).update('sandbox bank').digest('hex');

/** The sandbox bank of a shop whose workers run in other processes; `null`: this shop has none. */
export async function startBankOfShop(
  { sandboxBank: { port }, secretKey }: Pick<Config, 'sandboxBank' | 'secretKey'>,
  databaseUrl: string,
): Promise<SandboxBank | null> {
  if (port === null) return null;
  const secret = bankSecretOf(await readSecret({ url: databaseUrl, configured: secretKey }));
  return startSandboxBank({ port, secret });
}
