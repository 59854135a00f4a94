import type { Route } from '@vitrina/contract/site';
import type { Db } from '../../db/index.ts';
import { languagesOf, type SiteConfig } from '../../site-config.ts';
import { selectRoutes } from './route-queries.ts';

type Site = Pick<SiteConfig, 'webshop' | 'multilanguage' | 'defaultLanguage'>;

/** The route table as this shop has it. */
export const listRoutes = async (db: Db, site: Site): Promise<Route[]> => (await selectRoutes(db)).flatMap((route) => servedRoute(route, site) ?? []);

/** A route with its addresses in the shop's languages. `null`: a step of the checkout that is switched off, or a language that the shop does not speak. */
export function servedRoute(route: Route, { webshop, ...site }: Site): Route | null {
  const isOn: Readonly<Record<string, boolean>> = webshop.steps;
  const languages = languagesOf(site);
  if ((route.controller === 'webshop' && isOn[route.action] === false) || !languages.includes(route.lang)) return null;
  return site.multilanguage ? route : { ...route, urls: Object.fromEntries(languages.map((lang) => [lang, route.urls[lang] ?? route.path])) as Route['urls'] };
}
