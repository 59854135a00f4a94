import { site } from '@vitrina/contract/site';
import { languageBase } from '@vitrina/contract/values/languages';
import { type Binding, bind } from '../../http/bind.ts';
import { fail, ok } from '../../http/outcome.ts';
import type { SiteConfig } from '../../site-config.ts';
import { isServed, listRoutes } from './list-routes.ts';
import { selectRedirects, selectRoute } from './route-queries.ts';

export { type RouteRow, saveRoutes } from './route-queries.ts';
export { listRoutes } from './list-routes.ts';

export const routeRoutes = ({ defaultLanguage, webshop }: Pick<SiteConfig, 'defaultLanguage' | 'webshop'>): Binding[] => [
  bind(site.routes, async (_input, { db }) => ok({ items: await listRoutes(db, webshop) }, ['routes'])),
  bind(site.redirects, async (_input, { db }) => ok({ items: await selectRedirects(db) })),
  bind(site.pages, async ({ slug, lang }, { db, lang: callLang }) => {
    const bare = slug.replace(/^\/+|\/+$/g, '');
    const route =
      (await selectRoute(db, `/${bare}${bare ? '/' : ''}`)) ??
      (await selectRoute(db, `${languageBase(lang ?? callLang, defaultLanguage)}${bare}${bare ? '/' : ''}`));
    return route && isServed(route, webshop) ? ok(route, ['routes']) : fail('error_empty_data');
  }),
];
