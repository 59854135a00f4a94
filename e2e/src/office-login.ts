import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { OFFICE } from '@vitrina/demo/known';
import type { Page } from 'playwright-core';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The current six-digit code of an authenticator app (RFC 6238, SHA-1). */
export function codeOf(secret: string = OFFICE.totpSecret): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)));
  const hash = createHmac('sha1', key).update(moment).digest();
  const at = (hash.at(-1) as number) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Number of files that run concurrently and may need a code of one person. */
const OTHERS = 3;

/** Logs in with both steps. A code is valid once: if another file has used it, this waits for the next one. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(OFFICE.password);
  await page.locator('button[type=submit]').click();
  await page.locator('input[autocomplete=one-time-code]').waitFor();
  for (let others = OTHERS; !(await isLetIn(page)); others -= 1) {
    if (others === 0) throw new Error(`${email}: ${await problemOf(page).textContent()}`);
    await pause(STEP_MS - (Date.now() % STEP_MS));
  }
}

const problemOf = (page: Page) => page.locator('.login-problem:not(:empty)');

async function isLetIn(page: Page): Promise<boolean> {
  await page.locator('input[autocomplete=one-time-code]').fill(codeOf());
  await page.locator('button[type=submit]').click();
  const frame = page.locator('.frame');
  await frame.or(problemOf(page)).first().waitFor();
  return frame.isVisible();
}
