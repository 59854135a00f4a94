import { isProvider, type ProviderName } from '@vitrina/contract/values/external-login';

/** Returns the login methods that a form with `EndWays` asks to end. */
export const revokedLogins = (form: URLSearchParams): { end_passkeys: number[]; end_providers: ProviderName[] } => ({
  end_passkeys: form.getAll('end_passkey').map(Number).filter(Number.isInteger),
  end_providers: form.getAll('end_provider').filter(isProvider),
});
