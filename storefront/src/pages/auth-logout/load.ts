import { customers } from '@vitrina/contract/customers';
import { askedTarget } from '../../features/account/require-login.ts';
import { inLanguage } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  redirect: string;
}

/** Ends the session and leads on. Asks first where the visitor did not open it themselves: neither another site nor a browser that fetches ahead logs out. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  return context.isDeliberate ? post(context) : { kind: 'page', props: { redirect: targetOf(context) } };
}

export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { jwt } = await context.api.get(customers.logout, {});
  return { kind: 'redirect', to: targetOf(context), status: 303, token: jwt };
}

const targetOf = (context: LoadContext): string => askedTarget(context) ?? inLanguage('/', context);

/** The session ends with the document: what the application knows of a person goes with it. */
export const ownDocument = true;
