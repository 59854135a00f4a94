import type { Route } from '@vitrina/contract/site';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { languagesOf, type SiteConfig } from '../../site-config.ts';
import { selectRoutes } from './route-queries.ts';

type Site = Pick<SiteConfig, 'webshop' | 'multilanguage' | 'defaultLanguage' | 'literal'>;

/** The route table as this shop has it. */
export const listRoutes = async (db: Db, site: Site): Promise<Route[]> => (await selectRoutes(db)).flatMap((route) => servedRoute(route, site) ?? []);

/** A route as this shop has it. `null`: a step of the checkout that is switched off, or a language that the shop does not speak. */
export function servedRoute(route: Route, { webshop, ...site }: Site): Route | null {
  const isOn: Readonly<Record<string, boolean>> = webshop.steps;
  if ((route.controller === 'webshop' && isOn[route.action] === false) || !languagesOf(site).includes(route.lang)) return null;
  const template = site.literal.listsAreMissing && route.content_type === 'list' ? 'Error404' : route.template;
  // Of what is not spoken this is the nearest.
  const urls = site.multilanguage ? route.urls : (Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, route.path])) as Route['urls']);
  return { ...route, template, urls };
}
