/** A number of orders or mails within a time. */
export interface Limit {
  most: number;
  seconds: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Orders placed at once, counted by who makes them; beyond one of these an order waits for the click in its mail. */
export const UNCONFIRMED_ORDERS = {
  /** A guest's token or an account. */
  caller: [{ most: 10, seconds: HOUR }],
  /** Each is a mail to somebody who may never have asked: like those of sign-up and notices. */
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

/** Pieces that guests hold in orders that are neither paid nor packed, the site's in IPv6 only; beyond these an order waits. */
export const MAX_RESERVED_QUANTITY = { token: 40, network: 120, site: 960 } as const;

/** Mails that ask for the click; beyond these the order is refused. */
export const CONFIRMATION_MAILS = {
  mailbox: [{ most: 3, seconds: HOUR }],
  network: [{ most: 30, seconds: HOUR }],
} as const satisfies Record<string, readonly Limit[]>;

/** Mails that say that an unpaid order was cancelled by its buyer, who sees it on the screen; beyond these none is written. */
export const CANCELLATION_MAILS: Limit = { most: 2, seconds: HOUR };

/** Statements of withdrawal by an order's address: each is acknowledged by mail. */
export const STATEMENTS: Limit = { most: 10, seconds: HOUR };

/** How long an order waits for its click. */
export const CONFIRM_MINUTES = 30;
