import { createHash } from 'node:crypto';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { callerNetworks, SITE_FACTOR } from '../../http/caller-networks.ts';
import { isOverLimit, limitsOfAddress } from '../customers/index.ts';
import { countFromAddress, saltOfToday } from './entry-queries.ts';

/** Limits within an hour, against flooding a mailbox and probing for participants. */
const MAX_TO_MAILBOX = 10;
const MAX_OF_ADDRESS = 60;
const WINDOW_SECONDS = 3600;
/** Spins per day from one network: a household, an office or a school. */
const MAX_SPINS = 30;
const DAY_SECONDS = 86_400;

const tooMany = () => fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });

/** Limits attempts by mailbox and by the client's address. */
export async function limitEntryAttempts(email: string, { db, address }: Pick<CallContext, 'db' | 'address'>): Promise<Outcome<null>> {
  const limits = [{ key: `campaign:${mailboxOf(email)}`, most: MAX_TO_MAILBOX }, ...(address ? limitsOfAddress('campaign', address, MAX_OF_ADDRESS) : [])];
  return (await isOverLimit(db, limits, WINDOW_SECONDS)) ? tooMany() : ok(null);
}

/** Hash of a network address with today's salt; a refusal if the limit of its spins is reached. `null`: the address is not known. */
export async function limitSpins(db: Db, campaignId: number, address: string): Promise<Outcome<string | null>> {
  if (!address) return ok(null);
  const salt = await saltOfToday(db);
  const hashOf = (network: string) => createHash('sha256').update(`${salt}:${network}`).digest('base64url');
  const { own, site } = callerNetworks(address);
  const hash = hashOf(own);
  const limits = site ? [{ key: `spins:${campaignId}:${hashOf(site)}`, most: MAX_SPINS * SITE_FACTOR }] : [];
  if (await isOverLimit(db, limits, DAY_SECONDS)) return tooMany();
  return (await countFromAddress(db, campaignId, hash)) >= MAX_SPINS ? tooMany() : ok(hash);
}
