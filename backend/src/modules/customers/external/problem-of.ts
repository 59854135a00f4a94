import type { ExternalProblem } from '@vitrina/contract/values/external-login';
import { ProviderFailed } from '../../../adapters/identity/index.ts';
import type { ExternalDeps } from './external-deps.ts';

/** What a visitor is told of a provider's failure; anything else is none of the provider's and goes on. */
export function problemOf(error: unknown, { logError }: ExternalDeps): ExternalProblem {
  if (!(error instanceof ProviderFailed)) throw error;
  if (error.reason === 'unavailable') logError(error);
  return error.reason;
}
