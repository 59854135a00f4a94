/** URLs of pages, and redirect rules. Public entry point of the module. */
import { staffRedirects } from '@vitrina/contract/redirects';
import { type Route, site } from '@vitrina/contract/site';
import { type Binding, bind } from '../../http/bind.ts';
import { fail, ok } from '../../http/outcome.ts';
import { listRedirects } from './redirects/list-redirects.ts';
import { findRoute } from './find-route.ts';
import { listRoutes, type RouteDeps } from './list-routes.ts';
import { listRules } from './redirects/list-rules.ts';
import { removeRedirect } from './redirects/remove-redirect.ts';
import { type RedirectConfig, saveRedirectRule } from './redirects/save-redirect-rule.ts';

export { hasRoutes, type RouteRow, saveRoutes } from './route-queries.ts';
export { type AddressChange, recordRedirects } from './redirects/record-redirects.ts';
export { createHitCounter, type HitCounter } from './redirects/count-hits.ts';
export { listRoutes, type RouteDeps } from './list-routes.ts';
export { redirectsInCircle } from './redirects/redirect-chain.ts';
export { deleteRedirects, saveRedirects } from './redirects/save-redirects.ts';

export const routeRoutes = (config: RedirectConfig, deps: RouteDeps): Binding[] => [
  bind(site.routes, async ({ lang, mode }, context) => {
    const all = await listRoutes(context, deps);
    const items = lang === undefined ? all : all.filter((route) => route.lang === lang);
    return ok({ items: mode === 'short' ? items.map(withoutUrls) : items }, ['routes']);
  }),
  bind(site.redirects, (_input, context) => listRules(context, deps)),
  bind(staffRedirects.list, listRedirects),
  bind(staffRedirects.save, (input, context) => saveRedirectRule(input, context, config)),
  bind(staffRedirects.remove, removeRedirect),
  bind(site.pages, async (input, context) => {
    const route = await findRoute(input, context, deps);
    if (!route) return fail('error_empty_data');
    return ok(input.mode === 'short' ? withoutUrls(route) : route, ['routes']);
  }),
];

const withoutUrls = ({ urls: _, ...route }: Route): Omit<Route, 'urls'> => route;
