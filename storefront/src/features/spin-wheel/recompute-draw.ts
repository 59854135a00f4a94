import * as gameCalls from '@vitrina/contract/campaigns.calls';
import { checkProtocol, type ProtocolCheck } from '@vitrina/contract/values/fair-draw';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

export type DrawVerdict =
  | { kind: 'right'; count: number }
  | { kind: 'wrong'; check: ProtocolCheck }
  /** Browsers compute digests on secure origins only. */
  | { kind: 'impossible' }
  | { kind: 'failed' };

/** Loads the protocol of a draw and recomputes it in the browser. */
export async function recomputeDraw(lang: LanguageCode, slug: string): Promise<DrawVerdict> {
  if (globalThis.crypto?.subtle === undefined) return { kind: 'impossible' };
  try {
    const reply = await browserClient(lang).call(gameCalls.protocol, { slug });
    if (!reply.success) return { kind: 'failed' };
    const check = await checkProtocol(reply.data);
    const isRight = check.isCommitted && check.isPublicValue && check.wrong.length === 0;
    return isRight ? { kind: 'right', count: reply.data.entries.length } : { kind: 'wrong', check };
  } catch {
    return { kind: 'failed' };
  }
}
