import { type Backend, startBackendHere } from './local-backend.ts';
import { useBackendElsewhere } from './remote-backend.ts';
import type { Config } from '../../config/read-config.ts';
import type { ShopOptions } from '../create-shop.ts';
import type { ErrorReports } from '../../telemetry/error-reports.ts';
import type { Sharing } from '../../redis/start-sharing.ts';
import type { Telemetry } from '../../telemetry/start-telemetry.ts';

/** The backend of a shop: in this process on its database, or elsewhere. */
export async function startBackend({
  config,
  databaseUrl,
  publicUrl,
  telemetry,
  reports,
  isMaintenance,
  sharing,
  onChange,
  withJobs = config.env !== 'test',
  sandboxBankElsewhere,
}: ShopOptions & {
  publicUrl: string;
  telemetry: Telemetry;
  reports: ErrorReports;
  isMaintenance: () => boolean;
  sharing: Sharing | null;
  onChange: (tags: readonly string[]) => void;
}): Promise<Backend> {
  if (config.backendUrl) return useBackendElsewhere(config.backendUrl, config.limits);
  if (!databaseUrl) throw new Error('A shop needs a database or BACKEND_URL');
  return startBackendHere({
    databaseUrl,
    databaseReadUrl: config.databaseReadUrl,
    limits: config.limits,
    publicUrl,
    defaultLanguage: config.defaultLanguage,
    checkoutSteps: config.checkoutSteps,
    orderLimits: config.orderLimits,
    quickOrder: config.quickOrder,
    site: {
      movedPaths: config.movedPaths,
      multilanguage: config.multilanguage,
      auth: config.auth,
      literal: config.literal,
      orderWarehousePermission: config.orderWarehousePermission,
      ...(config.redirectIgnoredUrls && { redirectIgnoredUrls: config.redirectIgnoredUrls }),
    },
    cacheMinutes: config.cacheMinutes,
    secretKey: config.secretKey,
    checkReplies: config.env === 'test',
    withJobs,
    smtpUrl: config.smtpUrl,
    isProduction: config.env === 'production',
    gatewaySettings: config.gatewaySettings,
    keycloakOnly: config.keycloakOnly,
    sandboxBank: sandboxBankOf(config, sandboxBankElsewhere),
    country: { header: config.countryHeader, table: config.countryTable, service: config.countryService },
    isMaintenance,
    reportClientError: reports.client,
    sharing,
    onChange,
    watcher: telemetry.watcher,
  });
}

function sandboxBankOf({ sandboxBankPort }: Config, elsewhere: number | null | undefined): { port: number; isElsewhere: boolean } | null {
  const port = elsewhere === undefined ? sandboxBankPort : elsewhere;
  return port === null ? null : { port, isElsewhere: elsewhere !== undefined };
}
