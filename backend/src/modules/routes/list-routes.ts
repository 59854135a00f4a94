import type { Route } from '@vitrina/contract/site';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import type { SiteConfig } from '../../site-config.ts';
import { selectRoutes, type StoredRoute } from './route-queries.ts';

export interface RouteDeps {
  site: Pick<SiteConfig, 'checkout' | 'enabledLanguages' | 'multilanguage' | 'defaultLanguage' | 'publicUrl' | 'literal'>;
  /** Keys of pages that only staff see, as decided by the modules that own the pages. */
  hiddenPages: (db: Db) => Promise<string[]>;
  /** Returns which of these products only staff see; `codes` in lower case. */
  hiddenProducts: (db: Db, products: { ids: readonly number[]; codes: readonly string[] }) => Promise<{ id: number; code: string }[]>;
}

/** The shop's route table, as far as the caller may see it. */
export async function listRoutes(context: Pick<CallContext, 'db' | 'actor'>, deps: RouteDeps): Promise<Route[]> {
  const [routes, served] = await Promise.all([selectRoutes(context.db), servedTo(context, deps)]);
  return routes.flatMap((route) => served(route) ?? []);
}

/** The route for the reply; `null`: not served by this shop, or visible to staff only. */
export async function servedTo({ db, actor }: Pick<CallContext, 'db' | 'actor'>, deps: RouteDeps): Promise<(route: StoredRoute) => Route | null> {
  const hidden = new Set(actor.isStaff ? [] : await deps.hiddenPages(db));
  return ({ page_key, ...route }) => (hidden.has(page_key) ? null : servedRoute(route, deps.site));
}

/** A route as this shop serves it. `null`: a disabled step of the checkout, or a language that the shop does not have. */
function servedRoute(route: Route, { checkout, ...site }: RouteDeps['site']): Route | null {
  const isOn: Readonly<Record<string, boolean>> = checkout.steps;
  if ((route.controller === 'webshop' && isOn[route.action] === false) || !site.enabledLanguages.includes(route.lang)) return null;
  const template = site.literal.listsAreMissing && route.content_type === 'list' ? 'Error404' : route.template;
  // A single-language site has the path in every language.
  const urls = site.multilanguage ? route.urls : (Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, route.path])) as Route['urls']);
  return { ...route, template, urls };
}
