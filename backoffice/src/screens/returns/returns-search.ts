export const RETURN_TABS = ['open', 'unconfirmed', 'announced', 'received', 'inspected', 'over', 'ended'] as const;
export type ReturnTab = (typeof RETURN_TABS)[number];

export interface ReturnsSearch {
  tab?: ReturnTab;
  text?: string;
}

/** What does not fit is left out. */
export const readReturnsSearch = ({ tab, text }: Record<string, unknown>): ReturnsSearch => ({
  ...(RETURN_TABS.some((one) => one === tab) && { tab: tab as ReturnTab }),
  ...(typeof text === 'string' && text.trim() !== '' && { text: text.trim().slice(0, 200) }),
});
