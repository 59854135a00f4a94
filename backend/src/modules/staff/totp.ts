import { createGuardrails, generateSecret, generateURI, verifySync } from 'otplib';
import type { StaffDeps } from './staff-deps.ts';

/** Seconds by which a clock may be fast or slow: one step in each direction. */
const TOLERANCE = 30;
/** Bytes; new secrets have twenty, the demo shop's fixed one has fifteen. */
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 15 });
const PLAIN = 'plain:';

/** Unencrypted form of a secret, for the demo shop, where it is public. */
export const plainSecret = (secret: string): string => PLAIN + secret;

export const newSecret = (): string => generateSecret();

export const totpUri = ({ issuer, email, secret }: { issuer: string; email: string; secret: string }): string => generateURI({ issuer, label: email, secret });

/** Time step of the code; `null`: the code is wrong, or the secret must not be used here. */
export function stepOfCode(stored: string, token: string, { sealer, isProduction, now }: StaffDeps): number | null {
  const secret = stored.startsWith(PLAIN) ? (isProduction ? null : stored.slice(PLAIN.length)) : sealer.open(stored);
  if (secret === null) return null;
  const result = verifySync({ secret, token, guardrails, epoch: Math.floor(now() / 1000), epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
