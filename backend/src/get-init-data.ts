import { endpointTable } from '@vitrina/contract/endpoints';
import type { CallContext } from './http/context.ts';
import { ok } from './http/outcome.ts';
import type { ModuleLinks } from './link-modules.ts';
import { listRoutes } from './modules/routes/index.ts';
import { currencies, selectThemeFiles, siteInfo } from './modules/site/index.ts';
import type { SiteConfig } from './site-config.ts';

/** `checkInitData`: what several modules tell a storefront that starts, in one reply. */
export const getInitData =
  (config: SiteConfig, { labelsOf, routes, fulfilment }: ModuleLinks) =>
  async ({ lang }: { lang?: CallContext['lang'] | undefined }, context: CallContext) => {
    const [labels, table] = await Promise.all([labelsOf(context.db, lang ?? context.lang), listRoutes(context, routes)]);
    const info = siteInfo(config, fulfilment, await selectThemeFiles(context.db));
    return ok({ endpoints: endpointTable(config.addresses.movedPaths), currency: currencies(), labels, info, routes: table }, ['routes']);
  };
