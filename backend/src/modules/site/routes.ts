import { endpointTable } from '@vitrina/contract/endpoints';
import { site } from '@vitrina/contract/site';
import { type Binding, bind } from '../../http/bind.ts';
import type { DataCache } from '../../http/data-cache.ts';
import { fail, ok } from '../../http/outcome.ts';
import type { SiteConfig } from '../../site-config.ts';
import { gdprTemplate } from './gdpr-template.ts';
import { currencies, siteInfo } from './site-info.ts';

interface SiteDeps {
  config: SiteConfig;
  cache: DataCache;
  isMaintenance: () => boolean;
  /** Texts of the interface, for the consent banner. */
  labelsOf: Parameters<typeof gdprTemplate>[0];
}

export function siteRoutes({ config, cache, isMaintenance, labelsOf }: SiteDeps): Binding[] {
  return [
    bind(site.endpoints, async () => ok(endpointTable())),
    bind(site.ownEndpoints, async () => ok(endpointTable())),
    bind(site.isMaintenance, async () => (isMaintenance() ? fail('error_maintenance') : ok({}))),
    bind(site.info, async () => ok(siteInfo(config))),
    bind(site.currency, async () => ok({ items: currencies() })),
    bind(site.gdprTemplate, gdprTemplate(labelsOf)),
    bind(site.gdprConsents, async () => ok({ items: [] })),
    bind(site.country, async () => ok({ country: null })),
    bind(site.clearCache, async ({ caches }) => {
      await (caches.length > 0 ? cache.clear(caches) : cache.clearAll());
      return ok({ cleared: caches });
    }),
  ];
}
