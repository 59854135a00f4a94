import { createHash, randomBytes } from 'node:crypto';

const NAME = 'staff';
const ATTRIBUTES = 'Path=/api/staff/; HttpOnly; Secure; SameSite=Strict';
/** Maximum life of a session, hours, regardless of its use. */
export const LIFE_HOURS = 12;
export const IDLE_MINUTES = 30;
/** Minutes between the password and the second factor. */
export const HALF_MINUTES = 10;

const VALUE = /^[\w-]{43}$/;

export interface NewId {
  hash: Buffer;
  /** The header that sets the cookie. */
  headers: Record<string, string>;
}

/** 256 random bits; the browser stores the id, the database its hash. */
export function newSessionId(): NewId {
  const value = randomBytes(32).toString('base64url');
  return { hash: hashOf(value), headers: { 'set-cookie': `${NAME}=${value}; Max-Age=${LIFE_HOURS * 3600}; ${ATTRIBUTES}` } };
}

export const forgetSession: Record<string, string> = { 'set-cookie': `${NAME}=; Max-Age=0; ${ATTRIBUTES}` };

/** Hash of the id in a Cookie header; `null`: there is none. */
export function sessionHashOf(cookies: string | undefined): Buffer | null {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === NAME && VALUE.test(value)) return hashOf(value);
  }
  return null;
}

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();
