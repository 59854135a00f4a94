import { z } from 'zod';
import { defineSlice, HTTP, NODE_ENV, url, type ValueOf, whole } from '@vitrina/backend/config';
import { isLocalName } from '../shared/local-name.ts';

/** Host of the build target `si` (specification, section 1). */
const SLOVENIAN_HOST = 'https://www.vitrina.si';

interface AddressVariables {
  PUBLIC_URL?: string | undefined;
  BUILD_TARGET?: string | undefined;
  NODE_ENV?: string | undefined;
}
const publicUrlOf = ({ PUBLIC_URL, BUILD_TARGET, NODE_ENV: mode }: AddressVariables): string | undefined =>
  PUBLIC_URL ?? (BUILD_TARGET === 'si' && mode === 'production' ? SLOVENIAN_HOST : undefined);

const isPlainHttp = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'http:' && !isLocalName(new URL(address).hostname);

export const httpSlice = defineSlice(
  {
    NODE_ENV,
    PORT: whole(0, 65_535).default(3000),
    /** `::`: all addresses of the machine, IPv6 and IPv4. */
    HOST: z.string().default('::'),
    PUBLIC_URL: url(HTTP, 'https://www.example.com')
      .transform((text) => new URL(text).origin)
      .optional(),
    /** Host of the back office; if set, it is served on no other host. */
    BACKOFFICE_ORIGIN: url(HTTP, 'https://office.example.com')
      .transform((text) => new URL(text).origin)
      .optional(),
    /** `si`: in production the default of PUBLIC_URL is the Slovenian host. */
    BUILD_TARGET: z.enum(['none', 'si']).default('none'),
    /** Number of proxies in front: as many last entries of X-Forwarded-For are trusted. */
    TRUSTED_PROXIES: whole(0, 10).default(0),
    WORKERS: whole(1, 64).default(1),
    /** Seconds between 503 at /readyz and closing the listener: a bit more than the load balancer's check interval. */
    DRAIN_SECONDS: whole(0, 300).default(0),
    METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  },
  (env) => ({
    port: env.PORT,
    host: env.HOST,
    /** Origin that the shop is reached under; absent in development, where it is this machine. */
    publicUrl: publicUrlOf(env),
    /** Origin of the back office; absent: the shop's own. */
    officeOrigin: env.BACKOFFICE_ORIGIN,
    trustedProxies: env.TRUSTED_PROXIES,
    workers: env.WORKERS,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN,
  }),
  [
    (env) => (publicUrlOf(env) ? null : 'PUBLIC_URL is missing: the address that shoppers use, such as https://www.example.com'),
    // Over plain HTTP logins can be intercepted, except on this machine.
    (env) => (isPlainHttp(publicUrlOf(env) ?? '') ? 'PUBLIC_URL must begin with https:// (http:// is for localhost alone)' : null),
  ],
);
export type HttpConfig = ValueOf<typeof httpSlice>;
