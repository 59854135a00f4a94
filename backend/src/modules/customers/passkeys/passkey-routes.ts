import { passkeys } from '@vitrina/contract/passkeys';
import { type Binding, bind } from '../../../http/bind.ts';
import type { LoginHooks } from '../start-session.ts';
import { unlinkProvider } from '../external/unlink-provider.ts';
import type { Tokens } from '../tokens.ts';
import { removePasskey, renamePasskey } from './change-passkeys.ts';
import { listPasskeys } from './list-passkeys.ts';
import { loginOptions, logInByPasskey, proveByPasskey } from './log-in-by-passkey.ts';
import { registerPasskey, registrationOptions } from './register-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

export const passkeyRoutes = (tokens: Tokens, hooks: LoginHooks, party: RelyingParty): Binding[] => [
  bind(passkeys.passkeys, listPasskeys),
  bind(passkeys.registrationOptions, registrationOptions(party)),
  bind(passkeys.register, registerPasskey(party)),
  bind(passkeys.rename, renamePasskey),
  bind(passkeys.remove, removePasskey),
  bind(passkeys.prove, proveByPasskey(party)),
  bind(passkeys.loginOptions, loginOptions(party)),
  bind(passkeys.login, logInByPasskey({ party, tokens, hooks })),
  bind(passkeys.unlinkProvider, unlinkProvider),
];
