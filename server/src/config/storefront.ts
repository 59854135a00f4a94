import { z } from 'zod';
import { defineSlice, type ValueOf, whole } from '@vitrina/backend/config';
import { outsideScripts, outsideScriptVariables } from './outside-scripts.ts';

export const storefrontSlice = defineSlice(
  {
    ...outsideScriptVariables,
    /** `auto`: only where something needs consent. */
    CONSENT_BANNER: z.enum(['auto', 'always']).default('auto'),
    /** A page that takes longer to be made is reported. */
    RENDER_TIMEOUT_MS: whole(1, 600_000).default(2000),
    /** File of a module whose default export may change a page's template, for access rules of the shop's own. */
    ACCESS_HOOK: z.string().min(1).optional(),
  },
  (env) => ({
    /** Third-party scripts that are configured; they load in production only. */
    outsideScripts: outsideScripts(env),
    consentBanner: env.CONSENT_BANNER,
    renderTimeoutMs: env.RENDER_TIMEOUT_MS,
    accessHook: env.ACCESS_HOOK,
  }),
);
export type StorefrontConfig = ValueOf<typeof storefrontSlice>;
