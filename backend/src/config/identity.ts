import { z } from 'zod';
import { defineSlice, type ValueOf } from './slice.ts';
import { flag } from './variables.ts';

/** Path of a page without language prefix. */
const path = z.string().regex(/^\/(?:[\w-]+\/)*$/, 'must be the path of a page such as /auth/edit/');

export const identitySlice = defineSlice(
  {
    /** First page of the account; `none`: there is no dashboard. */
    AUTH_DASHBOARD: z.literal('none').or(path).default('/auth/'),
    /** Target for logged-in visitors of the login page. */
    AUTH_LOGGED_IN: path.default('/auth/'),
    /** Target for logged-out visitors of an account page. */
    AUTH_LOGGED_OUT: path.default('/auth/login/'),
    /** The shop's own login pages lead to Keycloak, which `OIDC_KEYCLOAK_…` names. */
    KEYCLOAK_ONLY: flag('0'),
  },
  (env) => ({
    /** `null`: there is none. */
    dashboard: env.AUTH_DASHBOARD === 'none' ? null : env.AUTH_DASHBOARD,
    loggedInRedirect: env.AUTH_LOGGED_IN,
    loggedOutRedirect: env.AUTH_LOGGED_OUT,
    keycloakOnly: env.KEYCLOAK_ONLY,
  }),
);
export type IdentityConfig = ValueOf<typeof identitySlice>;
