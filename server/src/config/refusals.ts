import { isLocalName } from '../shared/local-name.ts';

type Env = Readonly<Record<string, string | undefined>>;
/** Says what is wrong with the environment of a shop in production; `null`: nothing. Never repeats a secret. */
type Rule = (env: Env) => string | null;

/** Add a rule here for whatever must never run in production. Empty variables are absent. */
const IN_PRODUCTION: readonly Rule[] = [
  ({ PUBLIC_URL }) => (PUBLIC_URL ? null : 'PUBLIC_URL is missing: the address that shoppers use, such as https://www.vitrina.si'),
  // Over plain HTTP anybody on the way reads logins; on the machine itself there is no way.
  ({ PUBLIC_URL }) =>
    PUBLIC_URL && URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).protocol === 'http:' && !isLocalName(new URL(PUBLIC_URL).hostname)
      ? 'PUBLIC_URL must begin with https:// (http:// is for localhost alone)'
      : null,
  // A process without a database signs nothing.
  ({ SECRET_KEY, BACKEND_URL }) =>
    SECRET_KEY || BACKEND_URL ? null : 'SECRET_KEY is missing: at least 32 bytes that only this shop knows, such as `openssl rand -base64 48` gives',
  ({ ORDER_LIMITS }) => (ORDER_LIMITS === 'off' ? 'ORDER_LIMITS must not be off in production: anybody could hold the whole stock' : null),
];

/** Reasons not to serve in production; none elsewhere. */
export const refusalsOf = (env: Env): string[] => (env.NODE_ENV === 'production' ? IN_PRODUCTION.flatMap((rule) => rule(env) ?? []) : []);
