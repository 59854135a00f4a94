import * as gameCalls from '@vitrina/contract/campaigns.calls';
import type { Campaign, Spin } from '@vitrina/contract/campaigns';
import type { Reply } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { ensureToken } from '../../api/ensure-token.ts';
import { UNREACHABLE } from '../../client/unreachable.ts';

/** The present state of a game; `null`: unavailable. */
export async function fetchGame(lang: LanguageCode, slug: string): Promise<Campaign | null> {
  try {
    const reply = await browserClient(lang).call(gameCalls.sweepstake, { slug });
    return reply.success ? reply.data : null;
  } catch {
    return null;
  }
}

/** Sends one spin. Calls with an equal `key` are one spin, so that it can be retried after a lost reply. */
export async function sendSpin(
  lang: LanguageCode,
  { slug, email, accepts, key }: { slug: string; email: string; accepts: boolean; key: string },
): Promise<Reply<Spin>> {
  try {
    await ensureToken();
    const input = { lang, slug, accept_rules: accepts, ...(email && { email }) };
    return await browserClient(lang).call(gameCalls.spin, input, { headers: { 'idempotency-key': key } });
  } catch {
    return UNREACHABLE;
  }
}
