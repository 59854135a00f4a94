import { readAll } from '../read-all.ts';
import { PROVIDERS, type ProviderName } from '@vitrina/contract/values/external-login';

type Env = Readonly<Record<string, string | undefined>>;

export interface ProviderSettings {
  name: ProviderName;
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** `null`: self-hosted, so the issuer must be configured. */
const ISSUERS: Readonly<Record<ProviderName, string | null>> = {
  keycloak: null,
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
};

/** Settings of all providers named in the environment: `OIDC_GOOGLE_CLIENT_ID` … Throws if one is configured incompletely. */
export const readProviderSettings = (env: Env): ProviderSettings[] => readAll(PROVIDERS.map((name) => () => readOne(env, name)));

function readOne(env: Env, name: ProviderName): ProviderSettings | null {
  const variable = (part: string) => `OIDC_${name.toUpperCase()}_${part}`;
  const read = (part: string) => env[variable(part)]?.trim() || undefined;
  const [issuer, clientId, clientSecret] = [read('ISSUER'), read('CLIENT_ID'), read('CLIENT_SECRET')];
  if (!issuer && !clientId && !clientSecret) return null;
  const issuerUrl = issuer ?? ISSUERS[name];
  if (!issuerUrl || !clientId || !clientSecret) {
    const missing = [!issuerUrl && 'ISSUER', !clientId && 'CLIENT_ID', !clientSecret && 'CLIENT_SECRET'].filter((part) => typeof part === 'string');
    throw new Error(`Identity settings are incomplete: ${missing.map(variable).join(', ')}`);
  }
  if (!URL.canParse(issuerUrl)) throw new Error(`${variable('ISSUER')} must be an address such as https://login.vitrina.si/realms/shop`);
  const url = new URL(issuerUrl);
  // Plain HTTP allows impersonation.
  if (url.protocol !== 'https:' && (url.protocol !== 'http:' || env.NODE_ENV === 'production'))
    throw new Error(`${variable('ISSUER')} must begin with https://`);
  return { name, issuer: url, clientId, clientSecret };
}
