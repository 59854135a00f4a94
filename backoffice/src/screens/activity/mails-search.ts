/** Parameters of the list of mails: `?state=waiting&text=ana`. */
export interface MailsSearch {
  state?: string;
  text?: string;
  /** Page, from 1. */
  page?: string;
}

/** Drops invalid parameters. */
export function readMailsSearch({ state, text, page }: Record<string, unknown>): MailsSearch {
  return {
    ...(typeof state === 'string' && ['waiting', 'sent', 'failed'].includes(state) && { state }),
    ...(typeof text === 'string' && text.trim() !== '' && { text: text.trim().slice(0, 200) }),
    ...(typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) && { page }),
  };
}
