/** Block of a mail, independent of format: HTML and plain text are both rendered from it, so their contents cannot differ. */
export type MailBlock =
  | { kind: 'paragraph'; text: string; quiet?: boolean }
  /** `main`: the primary action of the mail. */
  | { kind: 'button'; text: string; url: string; main: boolean }
  | { kind: 'heading'; text: string }
  /** Sanitized text of a newsletter. */
  | { kind: 'html'; html: string }
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }
  /** `note`: information that the law requires next to a price. */
  | { kind: 'lines'; lines: readonly { title: string; detail: string; amount: string; note?: string }[] }
  | { kind: 'sums'; sums: readonly { name: string; amount: string; weight: 'plain' | 'total' | 'small' }[] };

export interface MailContent {
  subject: string;
  /** Preview text that mail programs show next to the subject. */
  preheader: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Reason why the recipient gets the mail. */
  reason: string;
  /** URL of the header List-Unsubscribe: accepts a POST without confirmation. */
  unsubscribeUrl?: string;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const quiet = (text: string): MailBlock => ({ kind: 'paragraph', text, quiet: true });
export const mainButton = (text: string, url: string): MailBlock => ({ kind: 'button', text, url, main: true });
export const button = (text: string, url: string): MailBlock => ({ kind: 'button', text, url, main: false });
