import type { ConsentCategory } from '@vitrina/contract/values/consent';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../db/index.ts';

/** The caller. A guest has a token and no user; `tokenId` is `null` where no token was sent. */
export interface Actor {
  tokenId: string | null;
  userId: number | null;
  isStaff: boolean;
}

/** A role granted to a staff member, with its scope; `null`: not restricted. */
export interface StaffGrant {
  role: string;
  /** `*`: all. */
  permissions: readonly string[];
  markets: readonly string[] | null;
  /** Ids. */
  warehouses: readonly number[] | null;
  languages: readonly string[] | null;
  /** Refunds a day, minor units; `null`: without limit. */
  refund_limit: number | null;
}

/** A session of the back office, also a half one (without a second factor yet), or an API key. */
export interface StaffActor {
  /** `null`: a key. */
  sessionId: number | null;
  step: 'second' | 'enrol' | 'in';
  /** True if the second factor was confirmed in the last five minutes. */
  isConfirmed: boolean;
  grants: readonly StaffGrant[];
}

/** Context of a call, given to every operation beside its input. */
export interface CallContext {
  db: Db;
  lang: LanguageCode;
  actor: Actor;
  /** Staff member by the office's cookie or a key; absent for calls of the storefront. */
  staff?: StaffActor | null;
  /** Resolves with true if the caller's token has ended; absent: checked before the call. */
  isEnded?: () => Promise<boolean>;
  /** Address of the caller as far as trusted proxies tell; for limits only. */
  address: string;
  /** User-Agent of the caller, for the list of sessions. */
  agent: string;
  /** Cookie categories the caller approved; `null`: no choice yet. */
  consents: readonly ConsentCategory[] | null;
  /** The caller's country by a header of the shop's own edge; `null`: no such header. */
  edgeCountry: string | null;
  /** Cookie that marks a browser in which a customer has logged in, unchecked; `null`: none. */
  device: string | null;
  /** Aborted when the caller disconnects or the time limit is reached; `null`: the call cannot be cancelled. */
  signal: AbortSignal | null;
  /** Header Idempotency-Key as it came; `null`: none. */
  idempotencyKey: string | null;
}

export const ANONYMOUS: Actor = { tokenId: null, userId: null, isStaff: false };
