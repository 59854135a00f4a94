import type { Route, site } from '@vitrina/contract/site';
import type { InputOf } from '@vitrina/contract/endpoint';
import { languageBase } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { type RouteDeps, servedTo } from './list-routes.ts';
import { selectRoute } from './route-queries.ts';

/** The route of one path, with or without its language prefix; `null`: none that the caller may see. */
export async function findRoute({ slug, lang }: InputOf<typeof site.pages>, context: CallContext, deps: RouteDeps): Promise<Route | null> {
  const bare = slug.replace(/^\/+|\/+$/g, '');
  const rest = bare && `${bare}/`;
  const route =
    (await selectRoute(context.db, `/${rest}`)) ?? (await selectRoute(context.db, `${languageBase(lang ?? context.lang, deps.site.defaultLanguage)}${rest}`));
  return route && (await servedTo(context, deps))(route);
}
