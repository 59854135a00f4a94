import type { Backend } from '../../http/backend.ts';
import type { Sharing } from '../../redis/start-sharing.ts';
import type { ErrorReports } from '../../telemetry/error-reports.ts';
import type { Telemetry } from '../../telemetry/start-telemetry.ts';
import type { SandboxBankConfig } from '../../config/sandbox-bank.ts';
import type { ShopOptions } from '../shop-options.ts';
import { startLocalBackend } from './local-backend.ts';
import { connectRemoteBackend } from './remote-backend.ts';

export interface BackendOptions extends ShopOptions {
  publicUrl: string;
  telemetry: Telemetry;
  reports: ErrorReports;
  isMaintenance: () => boolean;
  sharing: Sharing | null;
  onChange: (tags: readonly string[]) => void;
}

/** The backend of a shop: in this process on its database, or elsewhere. */
export async function startBackend({ telemetry, reports, remoteSandboxBankPort, ...options }: BackendOptions): Promise<Backend> {
  const { config, databaseUrl } = options;
  if (config.remoteBackend.url) return connectRemoteBackend(config.remoteBackend.url, config.limits, () => config.literal.bearerInBrowser);
  if (!databaseUrl) throw new Error('A shop needs a database or BACKEND_URL');
  return startLocalBackend({
    ...options,
    databaseUrl,
    withJobs: options.withJobs ?? config.mode !== 'test',
    sandboxBank: sandboxBankOf(config.sandboxBank, remoteSandboxBankPort),
    reportClientError: reports.client,
    watcher: telemetry.watcher,
  });
}

function sandboxBankOf({ port: ownPort }: SandboxBankConfig, elsewhere: number | null | undefined): { port: number; isElsewhere: boolean } | null {
  const port = elsewhere === undefined ? ownPort : elsewhere;
  return port === null ? null : { port, isElsewhere: elsewhere !== undefined };
}
