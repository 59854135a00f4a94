/** Calls of `customers.ts` without schemas; browsers take their paths from the served endpoint table. */
export const generateToken = { key: 'auth_generate_token', method: 'GET' } as const;
export const login = { key: 'auth_login', method: 'POST' } as const;
export const isLogin = { key: 'auth_is_login', method: 'GET' } as const;
export const logout = { key: 'auth_logout', method: 'POST' } as const;
