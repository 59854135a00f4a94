import type { ExternalProblem } from '@vitrina/contract/values/external-login';
import type { ExternalPerson } from '../../../adapters/identity/index.ts';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { startSession } from '../start-session.ts';
import { callbackUrl, type BrowserRedirect, problemPage } from './start-external-login.ts';
import type { ExternalDeps } from './external-deps.ts';
import { findAccount } from './find-account.ts';
import { notifyProviderLinked } from './notify-provider-linked.ts';
import { insertIdentity, type ProviderLogin, selectLinkedUser, consumeProviderLogin } from './identity-queries.ts';
import { problemOf } from './problem-of.ts';

export interface ProviderReturn {
  provider: string;
  /** Query parameters of the provider's redirect. */
  query: URLSearchParams;
}

/**
 * Handles the return from a provider, once and in the browser that started it: logs in, or links the provider to the account. Errors redirect to a
 * page that explains them. `null`: unknown provider.
 */
export async function finishExternalLogin(
  { provider: name, query }: ProviderReturn,
  context: CallContext,
  deps: ExternalDeps,
): Promise<BrowserRedirect | null> {
  const provider = deps.providers.find((one) => one.name === name);
  if (!provider) return null;
  const { db, actor } = context;
  const login = await consumeProviderLogin(db, query.get('state') ?? '');
  // Login CSRF: a foreign link would log the visitor in as its author.
  const isTheirs = login && login.provider === name && login.token_id === actor.tokenId;
  const refuse = (problem: ExternalProblem): BrowserRedirect => {
    const target = isTheirs ? login.redirect : '/';
    return { to: problemPage({ problem, lang: login?.lang ?? context.lang, target, userId: actor.userId }, deps) };
  };
  if (!isTheirs) return refuse('expired');
  try {
    const { state, nonce, code_verifier: codeVerifier } = login;
    const person = await provider.identify(query, { redirectUri: callbackUrl(provider.name, deps), state, nonce, codeVerifier });
    const result = await db
      .transaction()
      .execute((db) => (login.user_id === null ? enter(db, { login, person, context, deps }) : tie(db, login, login.user_id, person)));
    return typeof result === 'string' ? refuse(result) : { to: login.redirect, ...result };
  } catch (error) {
    return refuse(problemOf(error, deps));
  }
}

interface IdentifiedLogin {
  login: ProviderLogin;
  person: ExternalPerson;
  context: CallContext;
  deps: ExternalDeps;
}

type ExternalLoginResult = { token?: string; device?: string } | ExternalProblem;

/** Logs in the account of the identity. */
async function enter(db: Db, { login, person, context, deps }: IdentifiedLogin): Promise<ExternalLoginResult> {
  const account = await findAccount(db, { provider: login.provider, person, lang: login.lang, onConfirmed: deps.hooks.onConfirmed });
  if (typeof account === 'string') return account;
  const session = await startSession(
    db,
    { userId: account.id, version: account.token_version, context: { ...context, lang: login.lang }, proof: 'other' },
    { tokens: deps.tokens, hooks: deps.hooks },
  );
  return { token: session.jwt, device: session.device };
}

/** Links the identity to the logged-in account; their addresses may differ. */
async function tie(db: Db, { provider, lang }: ProviderLogin, userId: number, { subject, email }: ExternalPerson): Promise<ExternalLoginResult> {
  if (await insertIdentity(db, { provider, subject, userId, email })) {
    await notifyProviderLinked(db, { userId, provider, lang });
    return {};
  }
  const tied = await selectLinkedUser(db, { provider, subject });
  return tied?.id === userId ? {} : 'taken';
}
