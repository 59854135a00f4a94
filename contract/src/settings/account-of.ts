import type { LanguageCode } from '../values/languages.ts';
import type { AccountSettings } from './payment.ts';
import type { Settings } from './settings.ts';

/** Account for transfers of a market: its own, else that of its currency; `null`: there is none. */
export function accountOf({ payment, markets }: Pick<Settings, 'payment' | 'markets'>, code: LanguageCode): AccountSettings | null {
  const own = payment.accounts.find((account) => account.markets?.includes(code));
  return own ?? payment.accounts.find((account) => !account.markets && account.currency === markets[code]?.currency) ?? null;
}
