import { createHash } from 'node:crypto';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';

/** Key of the person who owns a mailbox, equal for all spellings of its address. */
export const mailboxPerson = (email: string): string => `mail:${createHash('sha256').update(mailboxOf(email)).digest('base64url')}`;
