import { createHmac } from 'node:crypto';
import { OFFICE } from '@vitrina/demo/known';
import type { Page } from 'playwright-core';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;

/** The six digits that an authenticator app shows at this moment (RFC 6238, SHA-1). */
export function codeOf(secret: string = OFFICE.totpSecret): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS)));
  const hash = createHmac('sha1', key).update(moment).digest();
  const at = (hash.at(-1) as number) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Logs in with both steps. A code is good once, so a test file keeps to logins that no other file uses. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(OFFICE.password);
  await page.locator('button[type=submit]').click();
  const code = page.locator('input[autocomplete=one-time-code]');
  await code.waitFor();
  await code.fill(codeOf());
  await page.locator('button[type=submit]').click();
  await page.locator('.frame').waitFor();
}
