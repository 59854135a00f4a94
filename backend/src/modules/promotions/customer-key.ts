/** What redemptions of a customer are counted by: the account, of guests the address. */
export const customerKey = (userId: number | null, email: string): string => (userId === null ? email.trim().toLowerCase() : String(userId));

/** All names a customer may have redeemed under. */
export const customerKeys = (userId: number | null, ...emails: (string | null | undefined)[]): string[] => [
  ...(userId === null ? [] : [String(userId)]),
  ...emails.flatMap((email) => (email ? [email.trim().toLowerCase()] : [])),
];
