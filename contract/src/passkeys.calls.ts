/** Calls of `passkeys.ts` without schemas; browsers take their paths from the served endpoint table. */
export const passkeys = { key: 'auth_passkeys', method: 'GET' } as const;
export const registrationOptions = { key: 'auth_passkeys_registration_options', method: 'POST' } as const;
export const register = { key: 'auth_passkeys_post', method: 'POST' } as const;
export const rename = { key: 'auth_passkeys_put', method: 'PUT' } as const;
export const remove = { key: 'auth_passkeys_delete', method: 'DELETE' } as const;
export const prove = { key: 'auth_passkeys_prove', method: 'POST' } as const;
export const loginOptions = { key: 'auth_passkeys_login_options', method: 'POST' } as const;
export const login = { key: 'auth_passkeys_login', method: 'POST' } as const;
export const unlinkProvider = { key: 'auth_providers_delete', method: 'DELETE' } as const;
