export { type AttemptLimit, countAttempts, isOverLimit, limitsOfAddress, undoAttempts } from './attempt-limits.ts';
export { countAttempt, selectAccount, undoAttempt } from './customer-queries.ts';
export { externalLogin } from './external/external-login.ts';
export { checkPassword, hashPassword } from './passwords.ts';
export { readActor } from './read-actor.ts';
export { type CustomerHooks, customerRoutes } from './routes.ts';
export { createTokens, TOKEN_LIFE_SECONDS, type Tokens } from './tokens.ts';
export { saveUsers } from './save-users.ts';
export { closeLogins } from './close-logins.ts';
