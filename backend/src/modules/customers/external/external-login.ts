import type { CallContext } from '../../../http/context.ts';
import { type Asked, beginExternalLogin, type LeadOn } from './begin-external-login.ts';
import type { ExternalDeps } from './external-deps.ts';
import { type CameBack, finishExternalLogin } from './finish-external-login.ts';

/** The way of a visitor to a provider of identity and back. */
export const externalLogin = (deps: ExternalDeps) => ({
  begin: (asked: Asked, context: CallContext): Promise<LeadOn | null> => beginExternalLogin(asked, context, deps),
  finish: (came: CameBack, context: CallContext): Promise<LeadOn | null> => finishExternalLogin(came, context, deps),
});
