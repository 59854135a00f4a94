import { SOCIAL_CALLBACK_PATH, SOCIAL_LOGIN_PATH } from '@vitrina/contract/endpoints';
import type { CallContext } from './context.ts';
import type { IncomingCall } from './incoming-call.ts';
import { type BackendReply, failureReply } from './reply.ts';
import type { Route } from './route.ts';
import { VISITOR_DEVICE, VISITOR_TOKEN } from '@vitrina/contract/internal-headers';

/** Redirect of the browser; `null`: unknown provider. */
type Redirect = { to: string; token?: string; device?: string } | null;

interface Steps {
  begin: (input: { provider: string; redirect: string | null; isOwnSite: boolean }, context: CallContext) => Promise<Redirect>;
  finish: (came: { provider: string; query: URLSearchParams }, context: CallContext) => Promise<Redirect>;
}

/** The two routes that a visitor's browser opens on the way to an identity provider and back. They only redirect. */
export const externalLoginRoutes = ({ begin, finish }: Steps): Route[] => [
  {
    ...shape(SOCIAL_LOGIN_PATH),
    handle: async (call, { provider = '' }, context) =>
      toReply(await begin({ provider, redirect: call.query().redirect ?? null, isOwnSite: isOwnSite(call) }, context)),
  },
  {
    ...shape(SOCIAL_CALLBACK_PATH),
    handle: async (call, { provider = '' }, context) => toReply(await finish({ provider, query: new URLSearchParams(call.search()) }, context)),
  },
];

const shape = (template: string) => ({ method: 'GET', template, key: null, kind: 'provider' }) as const;

/** True if the request comes from a page of this shop or a typed URL, or if the browser sends no `sec-fetch-site`. */
const isOwnSite = (call: IncomingCall): boolean => ['same-origin', 'none', undefined].includes(call.header('sec-fetch-site'));

function toReply(redirect: Redirect): BackendReply {
  if (!redirect) return failureReply('error_not_found');
  const { to, token, device } = redirect;
  const visitor = { ...(token && { [VISITOR_TOKEN]: token }), ...(device && { [VISITOR_DEVICE]: device }) };
  return { status: 303, headers: { location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...visitor }, text: '' };
}
