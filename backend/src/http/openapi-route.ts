import { openapi } from '@vitrina/contract/openapi';
import type { SiteConfig } from '../site-config.ts';
import type { Route } from './route.ts';

/** OpenAPI description of the interface, for staff with the back office's endpoints; generated at the first request, and again if the shop's name changes. */
export function openapiRoute(site: Pick<SiteConfig, 'name' | 'publicUrl' | 'addresses'>): Route {
  const cache = new Map<boolean, { name: string; text: string }>();
  const textFor = (withOffice: boolean): string => {
    const { name, publicUrl, addresses } = site;
    const cached = cache.get(withOffice);
    if (cached?.name === name) return cached.text;
    const text = JSON.stringify(openapi({ name, origin: publicUrl, moved: addresses.movedPaths, withOffice }));
    cache.set(withOffice, { name, text });
    return text;
  };
  return {
    method: 'GET',
    template: '/api/openapi.json',
    key: null,
    kind: 'read',
    handle: async (_call, _params, { actor }) => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', ...(actor.isStaff && { 'cache-control': 'no-store' }) },
      text: textFor(actor.isStaff),
    }),
  };
}
