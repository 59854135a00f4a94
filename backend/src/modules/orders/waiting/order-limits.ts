/** A number of orders or mails within a time. */
export interface Limit {
  most: number;
  seconds: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Orders placed without confirmation; beyond one of these limits an order waits for the link in its mail. */
export const UNCONFIRMED_ORDERS = {
  /** A guest's token or an account. */
  caller: [{ most: 10, seconds: HOUR }],
  /** Each order sends a mail to an address that may belong to another person; sign-up and notices have the same limits. */
  mailbox: [
    { most: 5, seconds: HOUR },
    { most: 15, seconds: DAY },
  ],
  /** An IPv4 /24 or an IPv6 /64: a street, an office. */
  network: [
    { most: 20, seconds: HOUR },
    { most: 100, seconds: DAY },
  ],
  /** An IPv6 /48: a company, or one person with 65,536 networks. */
  site: [
    { most: 160, seconds: HOUR },
    { most: 800, seconds: DAY },
  ],
} as const satisfies Record<string, readonly Limit[]>;

/** Quantity that guests may reserve in orders neither paid nor packed; `site` in IPv6 only. Beyond it an order waits for confirmation. */
export const MAX_RESERVED_QUANTITY = { token: 40, network: 120, site: 960 } as const;

/** Confirmation mails; beyond these the order is refused. */
export const CONFIRMATION_MAILS = {
  mailbox: [{ most: 3, seconds: HOUR }],
  network: [{ most: 30, seconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>;

/** Cancellation mails for unpaid orders, whose buyer sees the result on the screen; beyond this limit none is sent. */
export const CANCELLATION_MAILS: Limit = { most: 2, seconds: HOUR };

/** Withdrawal statements by an order's identifier: each is acknowledged by mail. */
export const STATEMENTS: Limit = { most: 10, seconds: HOUR };

/** Minutes until an unconfirmed order expires. */
export const CONFIRM_MINUTES = 30;
