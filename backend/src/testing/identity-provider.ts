import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { allowLogged } from './expect-logged.ts';

/** A user's claims at the provider. */
export interface Person {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface TestProvider {
  issuer: string;
  /** By the name they log in with, which is their subject too. */
  people: Map<string, Person>;
  /** Settings for the shop, as of a Keycloak. */
  settings: Record<string, string>;
  /** Begins to answer, for shops under these origins. */
  serve: (shopOrigins: readonly string[]) => void;
  stop: () => Promise<void>;
}

const CLIENT = { id: 'vitrina', secret: 'a secret between the shop and the provider' };

/** A real provider of identity on this machine. Any password is accepted for any user. */
export async function startIdentityProvider(): Promise<TestProvider> {
  // Of its keys, its memory and its log-in page, which are for tests.
  allowLogged(/oidc-provider WARNING: a? ?quick start development-only/);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const serve = (shopOrigins: readonly string[]): void => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: shopOrigins.flatMap((origin) => ['keycloak', 'google'].map((name) => `${origin}/api/auth/social-callback/${name}/`)),
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      cookies: { keys: ['a key for the cookies of tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
    });
    server.on('request', provider.callback());
  };
  const settings = { OIDC_KEYCLOAK_ISSUER: issuer, OIDC_KEYCLOAK_CLIENT_ID: CLIENT.id, OIDC_KEYCLOAK_CLIENT_SECRET: CLIENT.secret };
  return { issuer, people, settings, serve, stop: () => close(server) };
}

/** A provider that takes calls and never answers. */
export async function startSilentProvider(): Promise<{ issuer: string; stop: () => Promise<void> }> {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Goes through the provider's forms as a browser does; gives the address it leads back to. */
export async function passProvider(authorizationUrl: string, login: string): Promise<URL> {
  const { origin } = new URL(authorizationUrl);
  const cookies = new Map<string, string>();
  let url = authorizationUrl;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 12; step += 1) {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    form = undefined;
    const location = reply.headers.get('location');
    const page = location ? '' : await reply.text();
    if (location) url = new URL(location, url).href;
    else if (page.includes('name="login"')) form = { prompt: 'login', login, password: 'x' };
    else if (page.includes('value="consent"')) form = { prompt: 'consent' };
    else throw new Error(`the provider answered ${reply.status}: ${page.slice(0, 300)}`);
    if (new URL(url).origin !== origin) return new URL(url);
  }
  throw new Error('the provider leads nowhere');
}
