import { createHmac } from 'node:crypto';
import { OFFICE } from '@vitrina/demo/known';

export interface Place {
  origin: string;
  /** Session cookie. */
  cookie: string;
}

/** Logs the demo shop's owner in. */
export async function logInOwner(origin: string): Promise<Place> {
  const post = async (path: string, body: object, cookie = '') => {
    const reply = await fetch(`${origin}/api/staff/session/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return (reply.headers.get('set-cookie') ?? '').split(';')[0] as string;
  };
  const half = await post('begin', { email: OFFICE.people[0].email, password: OFFICE.password });
  return { origin, cookie: await post('second', { code: codeOf(OFFICE.totpSecret) }, half) };
}

/** TOTP code of the current half minute (RFC 6238). */
export function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  return String((hash.readUInt32BE((hash.at(-1) as number) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
