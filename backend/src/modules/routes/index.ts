import { staffRedirects } from '@vitrina/contract/redirects';
import { site } from '@vitrina/contract/site';
import { languageBase } from '@vitrina/contract/values/languages';
import { type Binding, bind } from '../../http/bind.ts';
import { fail, ok } from '../../http/outcome.ts';
import type { SiteConfig } from '../../site-config.ts';
import { listRedirects } from './list-redirects.ts';
import { listRoutes, servedRoute } from './list-routes.ts';
import { selectRedirects } from './redirect-queries.ts';
import { removeRedirect } from './remove-redirect.ts';
import { selectRoute } from './route-queries.ts';
import { saveRedirect } from './save-redirect.ts';

export { type RouteRow, saveRoutes } from './route-queries.ts';
export { type AddressChange, recordRedirects } from './record-redirect.ts';
export { createHitCounter, type HitCounter } from './count-hits.ts';
export { listRoutes } from './list-routes.ts';

type Shop = Pick<SiteConfig, 'defaultLanguage' | 'multilanguage' | 'literal' | 'webshop' | 'redirectIgnoredUrls'>;

export const routeRoutes = ({ defaultLanguage, redirectIgnoredUrls, ...rest }: Shop): Binding[] => [
  bind(site.routes, async (_input, { db }) => ok({ items: await listRoutes(db, { ...rest, defaultLanguage }) }, ['routes'])),
  bind(site.redirects, async (_input, { db }) => ok({ items: await selectRedirects(db) }, ['redirects'])),
  bind(staffRedirects.list, listRedirects),
  bind(staffRedirects.save, (input, context) => saveRedirect(input, context, { defaultLanguage, redirectIgnoredUrls })),
  bind(staffRedirects.remove, removeRedirect),
  bind(site.pages, async ({ slug, lang }, { db, lang: callLang }) => {
    const bare = slug.replace(/^\/+|\/+$/g, '');
    const route =
      (await selectRoute(db, `/${bare}${bare ? '/' : ''}`)) ??
      (await selectRoute(db, `${languageBase(lang ?? callLang, defaultLanguage)}${bare}${bare ? '/' : ''}`));
    const served = route && servedRoute(route, { ...rest, defaultLanguage });
    return served ? ok(served, ['routes']) : fail('error_empty_data');
  }),
];
