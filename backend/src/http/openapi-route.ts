import { openapi } from '@vitrina/contract/openapi';
import type { SiteConfig } from '../site-config.ts';
import type { Route } from './route.ts';

/** The description of the interface; made when it is first asked for, and anew under another name of the shop. */
export function openapiRoute(site: Pick<SiteConfig, 'name' | 'publicUrl' | 'addresses'>): Route {
  let made: { name: string; text: string } | undefined;
  return {
    method: 'GET',
    template: '/api/openapi.json',
    key: null,
    kind: 'read',
    handle: async () => {
      const { name, publicUrl, addresses } = site;
      if (made?.name !== name) made = { name, text: JSON.stringify(openapi({ name, origin: publicUrl, moved: addresses.movedPaths })) };
      return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, text: made.text };
    },
  };
}
