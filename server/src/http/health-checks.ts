import { BASE_COMPATIBILITY } from '@vitrina/contract/values/base-version';
import { VERSION } from '../shared/version.ts';
import { type Answer, json } from './send.ts';

/** Answer of `/healthz`: the process is up. */
export const answerHealth = (): Answer => json(200, { status: 'up', version: VERSION, base_compatibility: BASE_COMPATIBILITY });

/** Answer of `/readyz`: 503 with the reasons as long as the shop cannot serve requests, so that load balancers send none. */
export async function answerReadiness(notReady: () => Promise<string[]>): Promise<Answer> {
  const reasons = await notReady();
  return reasons.length === 0 ? json(200, { status: 'ready' }) : json(503, { status: 'not ready', reasons }, ['Retry-After', '5']);
}
