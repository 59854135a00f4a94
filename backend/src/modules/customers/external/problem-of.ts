import type { ExternalProblem } from '@vitrina/contract/values/external-login';
import { ProviderFailed } from '../../../adapters/identity/index.ts';
import type { ExternalDeps } from './external-deps.ts';

/** Label of a provider's failure; other errors are rethrown. */
export function problemOf(error: unknown, { logError }: ExternalDeps): ExternalProblem {
  if (!(error instanceof ProviderFailed)) throw error;
  if (error.reason === 'unavailable') logError(error);
  return error.reason;
}
