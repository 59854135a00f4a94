import { createHash, createHmac } from 'node:crypto';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';

/** What a campaign knows a person by. The secret is nobody's but the campaign's, so an address cannot be tried out on it. */
export const personKey = (secret: string, email: string): string => createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');

/** What the protocol calls the person in a period. */
export const ticketOf = (key: string, period: string): string => createHash('sha256').update(`${period}:${key}`).digest('hex').slice(0, 16);
