import { z } from 'zod';
import type { OutsideScript, OutsideScriptName } from '@vitrina/contract/values/outside-scripts';

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

/** What can be set of each; names begin with the service's. */
const settings = {
  ID: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be a code of letters, digits, - and _')
    .optional(),
  URL: z.string().refine(isWebAddress, 'must be an address such as https://tags.example.com/tags.js?id={id}').optional(),
  ORIGINS: list.refine((all) => all.every(isWebAddress), 'must be addresses such as https://collect.example.com, by commas').optional(),
  CONSENT: z.enum(['analytics', 'marketing']).optional(),
  DELAY: z.enum(['0', '1']).optional(),
  COOKIES: list.refine((all) => all.every((name) => /^[\w.-]+\*?$/.test(name)), 'must be names of cookies, by commas').optional(),
  RELOAD: z.enum(['0', '1']).optional(),
};
type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]> };

/** What the common services of each kind need; all of it can be set otherwise. */
interface Service {
  prefix: 'TAG_MANAGER' | 'ANALYTICS' | 'SOCIAL_PIXEL';
  url: string;
  origins: readonly string[];
  consent: OutsideScript['consent'];
  cookies: readonly string[];
}

const SERVICES: Record<OutsideScriptName, Service> = {
  tag_manager: { prefix: 'TAG_MANAGER', url: 'https://www.googletagmanager.com/gtm.js?id={id}', origins: [], consent: 'marketing', cookies: [] },
  analytics: {
    prefix: 'ANALYTICS',
    url: 'https://www.googletagmanager.com/gtag/js?id={id}&l=analyticsLayer',
    origins: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
    consent: 'analytics',
    cookies: ['_ga', '_ga_*'],
  },
  social_pixel: {
    prefix: 'SOCIAL_PIXEL',
    url: 'https://connect.facebook.net/en_US/fbevents.js',
    origins: ['https://www.facebook.com'],
    consent: 'marketing',
    cookies: ['_fbp', '_fbc'],
  },
};

type Variables = {
  [Name in `${Service['prefix']}_${keyof Settings}`]: Name extends `${string}_${infer Setting extends keyof Settings}` ? (typeof settings)[Setting] : never;
};

/** All of them, for the schema of the environment. */
export const outsideScriptVariables = Object.fromEntries(
  Object.values(SERVICES).flatMap(({ prefix }) => Object.entries(settings).map(([name, schema]) => [`${prefix}_${name}`, schema])),
) as Variables;

/** Those services that have a code. */
export const outsideScripts = (env: { [Name in keyof Variables]?: unknown }): OutsideScript[] =>
  Object.entries(SERVICES).flatMap(([name, service]) => {
    const of = <Name extends keyof Settings>(setting: Name) => env[`${service.prefix}_${setting}`] as Settings[Name];
    const code = of('ID');
    if (!code) return [];
    const url = (of('URL') ?? service.url).replaceAll('{id}', encodeURIComponent(code));
    const origins = [...new Set([url, ...(of('ORIGINS') ?? (of('URL') ? [] : service.origins))].map((one) => new URL(one).origin))];
    return [
      {
        name: name as OutsideScriptName,
        code,
        url,
        origins,
        consent: of('CONSENT') ?? service.consent,
        isDelayed: of('DELAY') !== '0',
        cookies: of('COOKIES') ?? service.cookies,
        reloads: of('RELOAD') !== '0',
      },
    ];
  });
