import { z } from 'zod';
import { outsideScript } from '@vitrina/contract/settings/outside-scripts-of';
import type { OutsideScript, OutsideScriptName } from '@vitrina/contract/values/outside-scripts';

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

/** Variables of each service, prefixed with its name. */
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

/** Beginning of the variables of each. */
const PREFIXES = { tag_manager: 'TAG_MANAGER', analytics: 'ANALYTICS', social_pixel: 'SOCIAL_PIXEL' } as const satisfies Record<OutsideScriptName, string>;
type Prefix = (typeof PREFIXES)[OutsideScriptName];

type Variables = {
  [Name in `${Prefix}_${keyof Settings}`]: Name extends `${string}_${infer Setting extends keyof Settings}` ? (typeof settings)[Setting] : never;
};

/** Variables of all services, for the schema of the environment. */
export const outsideScriptVariables = Object.fromEntries(
  Object.values(PREFIXES).flatMap((prefix) => Object.entries(settings).map(([name, schema]) => [`${prefix}_${name}`, schema])),
) as Variables;

/** Returns the services whose code is set. */
export const outsideScripts = (env: { [Name in keyof Variables]?: unknown }): OutsideScript[] =>
  (Object.entries(PREFIXES) as [OutsideScriptName, Prefix][]).flatMap(([name, prefix]) => {
    const of = <Name extends keyof Settings>(setting: Name) => env[`${prefix}_${setting}`] as Settings[Name];
    const id = of('ID');
    if (!id) return [];
    const options = { id, url: of('URL'), origins: of('ORIGINS'), consent: of('CONSENT'), cookies: of('COOKIES') };
    return [outsideScript(name, { ...options, delay: of('DELAY') !== '0', reload: of('RELOAD') !== '0' })];
  });
