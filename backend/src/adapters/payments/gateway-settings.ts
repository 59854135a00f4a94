import { CURRENCIES, type CurrencyCode } from '@vitrina/contract/values/languages';

export type Env = Readonly<Record<string, string | undefined>>;

/** Throws if a secret of the gateway is missing: with an empty key signatures could be forged. */
export function requireSecrets(gateway: string, secrets: Readonly<Record<string, string>>): void {
  const empty = Object.entries(secrets).filter(([, value]) => value.trim().length < 3);
  if (empty.length > 0) throw new Error(`${gateway}: ${empty.map(([name]) => name).join(', ')} missing or too short`);
}

/** Values of environment variables. `null` if none is set: the gateway is not offered. Throws if only some are set, so that the mistake shows at the start. */
export function readEnv<Name extends string>(env: Env, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`Payment settings are incomplete: ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, env[name]?.trim()])) as Record<Name, string>;
}

/** The currency of a merchant's account; default: euro. */
export function readCurrency(env: Env, name: string): CurrencyCode {
  const text = env[name]?.trim() || 'EUR';
  if (!(text in CURRENCIES)) throw new Error(`${name} is no currency of the shop: ${text}`);
  return text as CurrencyCode;
}
