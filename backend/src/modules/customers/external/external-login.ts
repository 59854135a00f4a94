import type { CallContext } from '../../../http/context.ts';
import { type ExternalLoginInput, startExternalLogin, type BrowserRedirect } from './start-external-login.ts';
import type { ExternalDeps } from './external-deps.ts';
import { type ProviderReturn, finishExternalLogin } from './finish-external-login.ts';

/** The way of a visitor to a provider of identity and back. */
export const externalLogin = (deps: ExternalDeps) => ({
  begin: (asked: ExternalLoginInput, context: CallContext): Promise<BrowserRedirect | null> => startExternalLogin(asked, context, deps),
  finish: (came: ProviderReturn, context: CallContext): Promise<BrowserRedirect | null> => finishExternalLogin(came, context, deps),
});
