import { type ExternalProblem, isExternalProblem } from '@vitrina/contract/values/external-login';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { afterLogin } from './require-login.ts';
import { providerUrl } from './provider-link.ts';

/** Login methods besides the shop's own form. */
export interface OtherWays {
  /** Configured identity providers. */
  providers: string[];
  /** Error of a login by a provider; `null`: none. */
  problem: ExternalProblem | null;
  /** True if the shop's own form is offered too. */
  hasOwnForm: boolean;
}

export const otherWays = ({ info, query }: LoadContext): OtherWays => {
  const problem = query.get('external');
  return { providers: info.auth.providers, problem: isExternalProblem(problem) ? problem : null, hasOwnForm: !info.keycloak };
};

/** Redirects login pages to Keycloak if it replaces the shop's own; after a failed return the error is shown first. `null`: the page is shown. */
export function redirectToKeycloak(context: LoadContext): Extract<LoadResult<never>, { kind: 'redirect' }> | null {
  if (!context.info.keycloak || otherWays(context).problem) return null;
  return { kind: 'redirect', to: providerUrl('keycloak', { lang: context.lang, redirect: afterLogin(context), endpoints: context.endpoints }), status: 302 };
}
