import { readConsent } from '@vitrina/contract/values/consent';
import { readDeviceCookie } from '@vitrina/contract/values/device-cookie';
import { isLanguageCode, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from './db/index.ts';
import { type CallLimits, timeLimits } from './http/call-limits.ts';
import { type Actor, type CallContext, ANONYMOUS, type StaffActor } from './http/context.ts';
import type { Admission } from './http/dispatch.ts';
import type { IncomingCall } from './http/incoming-call.ts';
import { failureReply } from './http/reply.ts';
import type { Route } from './http/route.ts';
import { readActor, type TokenCaller, type Tokens } from './modules/customers/index.ts';
import { looksLikeKey, readStaff, readStaffKey } from './modules/staff/index.ts';
import type { CountryConfig } from './config/index.ts';
import type { SiteConfig } from './site-config.ts';
import { CLIENT_ADDRESS, CLIENT_AGENT } from '@vitrina/contract/internal-headers';

export interface AdmissionDeps {
  db: Db;
  reads: Db;
  tokens: Tokens;
  trustedTokenId: string | null;
  config: SiteConfig;
  limits: CallLimits;
  /** Origin of the back office where it has one of its own. */
  officeOrigin: string | null;
  /** The calls of staff of the public interface are open to keys alone. */
  needsKeys: boolean;
  isMaintenance: () => boolean;
  country: CountryConfig;
}

/** Answered in maintenance: finding out that it is on, and staff's log-in. */
const OPEN_IN_MAINTENANCE =
  /^\/api\/(?:misc\/(?:is-maintenance|endpoints)|nuxtapi\/\w+|auth\/(?:login|login-link(?:\/\{id\}\/\{code\})?|is-login|generate-token|logout|passkeys\/login(?:-options)?|social-(?:login|callback)\/\{provider\})|openapi\.json)\/?$/;
/** Answered to a dead token too: it gets itself replaced here, or does not matter. */
const OPEN_TO_DEAD_TOKENS = /\/(?:generate-token|nuxtapi\/token|social-(?:login|callback)\/\{provider\})\/$/;

/** The rules that every call goes through before its handler, in their order, and the context that handlers get. */
export const admitCall =
  (deps: AdmissionDeps) =>
  async (call: IncomingCall, route: Route | null): Promise<Admission> => {
    // Gateways call by themselves or through a browser that comes from their page; their signature is what counts.
    if (route?.isSigned) return { refusal: null, context: contextOf(call, route, ANONYMOUS, deps) };
    if (route?.isOffice) return admitStaff(call, route, deps);
    if (isForeignOrigin(call, deps.config.publicUrl)) return { refusal: failureReply('error_bad_origin') };
    const caller = await readCaller(call, route, deps);
    if (!caller) return { refusal: failureReply('error_unauthorized') };
    const { actor, staff, isEnded } = caller;
    if (route?.isForStaff && deps.needsKeys && !staff) return { refusal: failureReply('error_unauthorized') };
    if (isClosed(call, route, actor, deps)) return { refusal: failureReply('error_maintenance', { headers: { 'retry-after': '60' } }) };
    return { refusal: null, context: { ...contextOf(call, route, actor, deps), staff, ...(isEnded && { isEnded }) } };
  };

/** Calls of the back office: the caller is identified by the office's cookie, tokens are ignored. They work during maintenance. */
async function admitStaff(call: IncomingCall, route: Route, deps: AdmissionDeps): Promise<Admission> {
  if (isForeignOrigin(call, deps.officeOrigin ?? deps.config.publicUrl) || (call.method !== 'GET' && isForeignSite(call)))
    return { refusal: failureReply('error_bad_origin') };
  const session = await readStaff(route.kind === 'write' ? deps.db : deps.reads, call.header('cookie'));
  const actor = session?.staff.step === 'in' ? { tokenId: null, userId: session.userId, isStaff: true } : { ...ANONYMOUS, userId: session?.userId ?? null };
  return { refusal: null, context: { ...contextOf(call, route, actor, deps), staff: session?.staff ?? null } };
}

/** Calls from pages of another host are refused (contract, "Origin and transport"). */
function isForeignOrigin(call: IncomingCall, own: string): boolean {
  const origin = call.header('origin');
  return origin !== undefined && origin !== own && origin !== call.origin;
}

/** A browser says that another site's page makes the call. */
const isForeignSite = (call: IncomingCall): boolean => !['same-origin', 'none', undefined].includes(call.header('sec-fetch-site'));

interface Caller extends TokenCaller {
  /** Staff member of a key; `null`: the call has a token, or none. */
  staff: StaffActor | null;
}

const ANYONE: Caller = { actor: ANONYMOUS, staff: null };

/** The caller by the header Authorization; `null`: its token or key is dead or forged. */
async function readCaller(call: IncomingCall, route: Route | null, { db, reads, tokens, trustedTokenId }: AdmissionDeps): Promise<Caller | null> {
  const header = call.header('authorization');
  if (!header) return ANYONE;
  const bearer = /^Bearer ([\w.-]{1,2000})$/.exec(header)?.[1];
  // A key opens the calls of staff and nothing else.
  if (bearer && looksLikeKey(bearer)) return route?.isForStaff ? readStaffKey(db, bearer) : null;
  const provesGuest = route?.provesGuest === true;
  const caller = bearer ? await readActor({ db: route?.kind === 'write' ? db : reads, tokens, jwt: bearer, trustedTokenId, provesGuest }) : null;
  if (caller) return { ...caller, staff: null };
  return route && OPEN_TO_DEAD_TOKENS.test(route.template) ? ANYONE : null;
}

/** Pages are closed where they are answered: the calls of one that is shown, as staff's log-in, are let in. */
const isClosed = (call: IncomingCall, route: Route | null, actor: Actor, { isMaintenance }: AdmissionDeps): boolean =>
  isMaintenance() && call.source === 'network' && !actor.isStaff && !(route && OPEN_IN_MAINTENANCE.test(route.template));

function contextOf(call: IncomingCall, route: Route | null, actor: Actor, { db, config, limits, country }: AdmissionDeps): CallContext {
  const cookie = call.header('cookie');
  return {
    db,
    actor,
    lang: languageOf(call, route, config),
    address: call.header(CLIENT_ADDRESS) ?? '',
    agent: call.header(CLIENT_AGENT) ?? '',
    consents: readConsent(cookie),
    device: readDeviceCookie(cookie),
    signal: route && abortSignalOf(call, route, limits),
    edgeCountry: country.header ? (call.header(country.header) ?? null) : null,
    idempotencyKey: call.header('idempotency-key') ?? null,
  };
}

/** The language asked for; where it is off, the default one: a market that is closed sells nothing. Staff work in every language. */
function languageOf(call: IncomingCall, route: Route | null, { enabledLanguages, defaultLanguage }: SiteConfig): LanguageCode {
  const requested = [call.header('x-lang'), call.query().lang].find(isLanguageCode);
  if (requested && (route?.isOffice || route?.isForStaff || enabledLanguages.includes(requested))) return requested;
  return defaultLanguage;
}

/** Ends when the caller hangs up or time is up; only for calls that wait in the queue of password checks, and for files of lists. */
function abortSignalOf({ signal }: IncomingCall, { method, template, kind }: Route, limits: CallLimits): AbortSignal | null {
  if (kind !== 'file' && (method !== 'POST' || !template.startsWith('/api/auth/'))) return null;
  const timeUp = AbortSignal.timeout(timeLimits(limits)(kind === 'file' ? kind : 'write'));
  return AbortSignal.any([timeUp, ...(signal ? [signal] : [])]);
}
