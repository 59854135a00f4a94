import { openapi } from '@vitrina/contract/openapi';
import type { SiteConfig } from '../site-config.ts';
import type { Route } from './route.ts';

/** The description of the interface; made when it is first asked for. */
export function openapiRoute({ publicUrl, addresses }: Pick<SiteConfig, 'publicUrl' | 'addresses'>): Route {
  let text: string | undefined;
  return {
    method: 'GET',
    template: '/api/openapi.json',
    key: null,
    kind: 'read',
    handle: async () => {
      text ??= JSON.stringify(openapi(publicUrl, addresses.movedPaths));
      return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, text };
    },
  };
}
