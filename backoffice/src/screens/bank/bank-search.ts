export const BANK_TABS = ['certain', 'likely', 'differs', 'foreign', 'surplus', 'booked', 'set_aside'] as const;
export type BankTab = (typeof BANK_TABS)[number];

/** What the address says of the bank's entries: `?tab=likely&text=novak`. */
export interface BankSearch {
  tab?: BankTab;
  text?: string;
}

/** What does not fit is left out. */
export function readBankSearch({ tab, text }: Record<string, unknown>): BankSearch {
  return {
    ...(BANK_TABS.some((one) => one === tab) && { tab: tab as BankTab }),
    ...(typeof text === 'string' && text.trim() !== '' && { text: text.trim().slice(0, 200) }),
  };
}
