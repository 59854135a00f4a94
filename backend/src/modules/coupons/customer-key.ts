import { mailboxOf } from '@vitrina/contract/values/mailbox-of';

/** Returns the key by which redemptions are counted: the account, or a guest's mailbox in any spelling of its address. */
export const customerKey = (userId: number | null, email: string): string => (userId === null ? mailboxOf(email) : String(userId));

/** All keys under which a customer may have redeemed coupons. */
export const customerKeys = (userId: number | null, ...emails: (string | null | undefined)[]): string[] => [
  ...(userId === null ? [] : [String(userId)]),
  ...emails.flatMap((email) => (email ? [mailboxOf(email)] : [])),
];
