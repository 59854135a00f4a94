import type { Context } from 'hono';
import { isExternalLoginPath } from '@vitrina/contract/values/external-login';
import { isLanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from './db/index.ts';
import { type Actor, type CallContext, NOBODY } from './http/context.ts';
import { readActor, type Tokens } from './modules/customers/index.ts';
import type { SiteConfig } from './site-config.ts';

/** Who calls, by the header Authorization; `null`: somebody whose token is dead or forged. */
export async function actorOf(
  header: string | undefined,
  path: string,
  db: Db,
  { tokens, trustedTokenId }: { tokens: Tokens; trustedTokenId: string | null },
): Promise<Actor | null> {
  if (!header) return NOBODY;
  const jwt = /^Bearer ([\w.-]{1,2000})$/.exec(header)?.[1];
  // A dead token must still be able to get itself replaced.
  const actor = jwt ? await readActor({ db, tokens, jwt, trustedTokenId }) : null;
  return actor ?? (/\/(?:generate-token|nuxtapi\/token)\/?$/.test(path) || isExternalLoginPath(path) ? NOBODY : null);
}

/** Writes and reads from pages of another host are refused (contract, "Origin and transport"). */
export function isForeignOrigin(c: Context, config: SiteConfig): boolean {
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== config.publicUrl && origin !== new URL(c.req.url).origin;
}

/** The first that names a language. */
export const languageOf = (named: readonly (string | undefined)[], config: SiteConfig): CallContext['lang'] =>
  named.find(isLanguageCode) ?? config.defaultLanguage;
