import type { Context, Hono } from 'hono';
import { SOCIAL_CALLBACK_PATH, SOCIAL_LOGIN_PATH } from '@vitrina/contract/endpoints';
import type { CallContext } from './context.ts';
import { type BackendReply, carry, failureReply } from './reply.ts';

/** The visitor's new token, for the server, which makes the cookie of it. */
export const VISITOR_TOKEN = 'x-visitor-token';
/** The same of what makes its browser a known one. */
export const VISITOR_DEVICE = 'x-visitor-device';

/** Where a browser goes from here; `null`: there is no such provider. */
type LeadOn = { to: string; token?: string; device?: string } | null;

interface Ways {
  contextOf: (c: Context) => CallContext;
  begin: (asked: { provider: string; redirect: string | null; isOwnSite: boolean }, context: CallContext) => Promise<LeadOn>;
  finish: (came: { provider: string; query: URLSearchParams }, context: CallContext) => Promise<LeadOn>;
}

/** Registers the two addresses that a visitor's browser opens on the way to a provider of identity and back. They lead on and answer nothing else. */
export function registerExternalLogin(app: Hono, { contextOf, begin, finish }: Ways): void {
  const lead = (template: string, work: (c: Context) => Promise<LeadOn>): void => {
    const path = template.replace(/\{(\w+)\}/g, ':$1');
    for (const spelling of [path, path.replace(/\/$/, '')]) {
      app.get(spelling, async (c) => carry(toReply(await work(c))));
      app.all(spelling, () => carry(failureReply('error_method_not_allowed', { headers: { allow: 'GET' } })));
    }
  };
  const providerOf = (c: Context): string => c.req.param('provider') ?? '';
  lead(SOCIAL_LOGIN_PATH, (c) => begin({ provider: providerOf(c), redirect: c.req.query('redirect') ?? null, isOwnSite: isOwnSite(c) }, contextOf(c)));
  lead(SOCIAL_CALLBACK_PATH, (c) => finish({ provider: providerOf(c), query: new URL(c.req.url).searchParams }, contextOf(c)));
}

/** A page of ours led here, or the address was typed. */
const isOwnSite = (c: Context): boolean => ['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));

function toReply(lead: LeadOn): BackendReply {
  if (!lead) return failureReply('error_not_found');
  const visitor = { ...(lead.token && { [VISITOR_TOKEN]: lead.token }), ...(lead.device && { [VISITOR_DEVICE]: lead.device }) };
  const headers = { location: lead.to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...visitor };
  return { status: 303, headers, text: '' };
}
