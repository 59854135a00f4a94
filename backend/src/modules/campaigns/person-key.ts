import { createHash, createHmac } from 'node:crypto';

/** Mailboxes that several spellings lead to: dots mean nothing there. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: small letters, without what follows a plus, one spelling where dots mean nothing. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** What a campaign knows a person by. The secret is nobody's but the campaign's, so an address cannot be tried out on it. */
export const personKey = (secret: string, email: string): string => createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');

/** What the protocol calls the person in a period. */
export const ticketOf = (key: string, period: string): string => createHash('sha256').update(`${period}:${key}`).digest('hex').slice(0, 16);
