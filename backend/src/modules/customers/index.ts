/** Customers: accounts, sessions, passwords, passkeys, external logins, data export and erasure. Public entry point of the module. */
export { type AttemptLimit, countAttempts, isOverLimit, limitsOfAddress, undoAttempts } from './attempt-limits.ts';
export { choosePassword } from './choose-password.ts';
export { countAttempt, selectAccount, undoAttempt } from './customer-queries.ts';
export { deviceName } from './device-name.ts';
export { eraseUser, type OnErase } from './erase-account.ts';
export { collectData, type GuestHolding, type Holding } from './export-account.ts';
export { endSession } from './start-session.ts';
export { externalLogin } from './external/external-login.ts';
export { checkPassword, hashPassword } from './passwords.ts';
export { proveByEmail } from './log-in.ts';
export { ALGORITHMS, handleBytes, loadWebauthn, partyId } from './passkeys/relying-party.ts';
export { readActor, type TokenCaller } from './read-actor.ts';
export { type CustomerHooks, customerRoutes } from './routes.ts';
export { createTokens, TOKEN_LIFE_SECONDS, type Tokens } from './tokens.ts';
export { saveUsers } from './save-users.ts';
export { closeLogins } from './close-logins.ts';
