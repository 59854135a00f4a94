/** What the address says of the list of customers: `?text=novak&page=2`. */
export interface CustomersSearch {
  text?: string;
  market?: string;
  /** From 1. */
  page?: string;
}

/** What does not fit is left out. */
export function readCustomersSearch({ text, market, page }: Record<string, unknown>): CustomersSearch {
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { text: text.trim().slice(0, 200) }),
    ...(typeof market === 'string' && /^[a-z]{2}$/.test(market) && { market }),
    ...(typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) && { page }),
  };
}
