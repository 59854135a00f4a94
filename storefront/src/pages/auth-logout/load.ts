import { customers } from '@vitrina/contract/customers';
import { redirectTarget } from '../../features/account/require-login.ts';
import { inLanguage } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  redirect: string;
}

/** Ends the session and redirects. Asks first if the visitor did not open the address deliberately: neither another site nor a prefetch may log out. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  return context.isDeliberate ? post(context) : { kind: 'page', props: { redirect: targetOf(context) } };
}

export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { jwt } = await context.api.get(customers.logout, {});
  return { kind: 'redirect', to: targetOf(context), status: 303, token: jwt };
}

const targetOf = (context: LoadContext): string => redirectTarget(context) ?? inLanguage('/', context);

/** The logout replaces the document, which discards personal data in the application's memory. */
export const ownDocument = true;
