import { endpointTable } from '@vitrina/contract/endpoints';
import { site } from '@vitrina/contract/site';
import { type Binding, bind } from '../../http/bind.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import { fail, ok } from '../../http/outcome.ts';
import type { SiteConfig } from '../../site-config.ts';
import type { CountryLookUp } from '../../adapters/country/index.ts';
import { clearCaches } from './clear-caches.ts';
import { setMaintenance } from './maintenance.ts';
import { type ClientErrorDeps, reportClientError } from './report-client-error.ts';
import { currencies, type OfferedMethods, siteInfo } from './site-info.ts';
import { selectThemeFiles } from './theme-files.ts';

interface SiteDeps extends ClientErrorDeps, OfferedMethods {
  config: SiteConfig;
  cache: ReplyCache;
  isMaintenance: () => boolean;
  countryOf: CountryLookUp;
}

export function siteRoutes({ config, gateways, collection, cache, isMaintenance, countryOf, ...clientErrors }: SiteDeps): Binding[] {
  return [
    bind(site.endpoints, async () => ok(endpointTable(config.addresses.movedPaths))),
    bind(site.ownEndpoints, async () => ok(endpointTable(config.addresses.movedPaths))),
    bind(site.setMaintenance, setMaintenance),
    bind(site.isMaintenance, async () => (isMaintenance() ? fail('error_maintenance') : ok({}))),
    bind(site.info, async (_input, { db }) => ok(siteInfo(config, { gateways, collection }, await selectThemeFiles(db)))),
    bind(site.currency, async () => ok({ items: currencies() })),
    bind(site.country, async (_input, { address, edgeCountry }) => ok({ country: await countryOf({ address, edgeCountry }) })),
    bind(site.clientErrors, reportClientError(clientErrors)),
    bind(site.clearCache, clearCaches(cache)),
  ];
}
