import { mailboxOf } from '@vitrina/contract/values/mailbox-of';

/** Returns the key that redemptions are counted by: the account, or a guest's mailbox however its address is spelled. */
export const customerKey = (userId: number | null, email: string): string => (userId === null ? mailboxOf(email) : String(userId));

/** All names a customer may have redeemed under. */
export const customerKeys = (userId: number | null, ...emails: (string | null | undefined)[]): string[] => [
  ...(userId === null ? [] : [String(userId)]),
  ...emails.flatMap((email) => (email ? [mailboxOf(email)] : [])),
];
