import type { CallContext } from '../../../http/context.ts';
import { type ExternalLoginInput, startExternalLogin, type BrowserRedirect } from './start-external-login.ts';
import type { ExternalDeps } from './external-deps.ts';
import { type ProviderReturn, finishExternalLogin } from './finish-external-login.ts';

/** Login through an identity provider: the redirect to it and the return. */
export const externalLogin = (deps: ExternalDeps) => ({
  begin: (input: ExternalLoginInput, context: CallContext): Promise<BrowserRedirect | null> => startExternalLogin(input, context, deps),
  finish: (returned: ProviderReturn, context: CallContext): Promise<BrowserRedirect | null> => finishExternalLogin(returned, context, deps),
});
