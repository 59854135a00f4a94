import type { passkeys } from '@vitrina/contract/passkeys';
import { namedCall } from '../../api/named-call.ts';

type Calls = typeof passkeys;

/** The calls about passkeys that a browser makes, by name: their schemas stay on the server. */
export const PASSKEY_CALLS = {
  registrationOptions: namedCall<Calls['registrationOptions']>('auth_passkeys_registration_options', 'POST'),
  register: namedCall<Calls['register']>('auth_passkeys_post', 'POST'),
  loginOptions: namedCall<Calls['loginOptions']>('auth_passkeys_login_options', 'POST'),
  prove: namedCall<Calls['prove']>('auth_passkeys_prove', 'POST'),
  login: namedCall<Calls['login']>('auth_passkeys_login', 'POST'),
};
