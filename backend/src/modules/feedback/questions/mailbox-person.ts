import { createHash } from 'node:crypto';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';

/** Key of the person behind a mailbox, however its address is spelt. */
export const mailboxPerson = (email: string): string => `mail:${createHash('sha256').update(mailboxOf(email)).digest('base64url')}`;
