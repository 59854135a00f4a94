import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature, and maximum clock lead, in seconds. */
export const SIGNATURE_WINDOW_SECONDS = 300;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** `t=1700000000,v1=…`: HMAC-SHA256 over time and raw bytes, so that neither can be changed. */
export function signMessage(secret: string, body: Buffer | string, at = seconds()): string {
  return `t=${at},v1=${digest(secret, body, at).toString('hex')}`;
}

/** True if the bytes were signed with the secret within the last five minutes; constant time. */
export function isSigned(secret: string, body: Buffer | string, signature: string | undefined): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (!secret || !match) return false;
  const at = Number(match[1]);
  const isRight = timingSafeEqual(Buffer.from(match[2] as string, 'hex'), digest(secret, body, at));
  return isRight && Math.abs(seconds() - at) <= SIGNATURE_WINDOW_SECONDS;
}

const digest = (secret: string, body: Buffer | string, at: number): Buffer => createHmac('sha256', secret).update(`${at}.`).update(body).digest();
