import { site } from '@vitrina/contract/site';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { type Binding, bind } from '../../http/bind.ts';
import { fail, ok } from '../../http/outcome.ts';
import { selectRedirects, selectRoute, selectRoutes } from './route-queries.ts';

export { type RouteRow, saveRoutes, selectRoutes } from './route-queries.ts';

export const routeRoutes = ({ defaultLanguage }: { defaultLanguage: LanguageCode }): Binding[] => [
  bind(site.routes, async (_input, { db }) => ok({ items: await selectRoutes(db) }, ['routes'])),
  bind(site.redirects, async (_input, { db }) => ok({ items: await selectRedirects(db) })),
  bind(site.pages, async ({ slug, lang }, { db, lang: callLang }) => {
    const bare = slug.replace(/^\/+|\/+$/g, '');
    const route =
      (await selectRoute(db, `/${bare}${bare ? '/' : ''}`)) ??
      (await selectRoute(db, `${languageBase(lang ?? callLang, defaultLanguage)}${bare}${bare ? '/' : ''}`));
    return route ? ok(route, ['routes']) : fail('error_empty_data');
  }),
];
