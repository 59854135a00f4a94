import { createHash, createHmac } from 'node:crypto';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';

/** Pseudonym of a person in a campaign. It uses the campaign's secret, so addresses cannot be tested against it. */
export const personKey = (secret: string, email: string): string => createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');

/** Returns the person's pseudonym in the protocol of a period. */
export const ticketOf = (key: string, period: string): string => createHash('sha256').update(`${period}:${key}`).digest('hex').slice(0, 16);
