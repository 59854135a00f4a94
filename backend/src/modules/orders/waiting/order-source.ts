import { createHash } from 'node:crypto';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import { addressPrefix, NETWORK, SITE_NETWORK } from '../../../http/address-prefix.ts';
import type { OrderDraft } from '../placing/order-draft.ts';

/** Keys that orders are counted by; `null`: unknown. */
export interface OrderSource {
  caller: string;
  mailbox: string;
  network: string | null;
  /** Prefix of the site; IPv6 only. */
  site: string | null;
}

/** `address`: the client's, as the trusted proxies report it. */
export function orderSource({ userId, tokenId, email }: Pick<OrderDraft, 'userId' | 'tokenId' | 'email'>, address: string): OrderSource {
  const site = addressPrefix(address, SITE_NETWORK);
  return {
    caller: userId === null ? `token ${tokenId}` : `user ${userId}`,
    mailbox: mailboxOf(email),
    network: hashed(addressPrefix(address, NETWORK)),
    site: site.includes(':') ? hashed(site) : null,
  };
}

const hashed = (prefix: string): string | null => (prefix ? createHash('sha256').update(`order:${prefix}`).digest('base64url') : null);
