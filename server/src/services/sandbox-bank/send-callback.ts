import { setTimeout as pause } from 'node:timers/promises';
import { SANDBOX_SIGNATURE, type SandboxMessage, signMessage } from '@vitrina/backend';

const ATTEMPTS = 5;
const WITHIN_MS = 8000;

/** Sends a signed callback to the shop; retries with growing pauses until a successful reply, as banks do. Returns true if one came. */
export async function sendCallback({ url, message, secret }: { url: string; message: SandboxMessage; secret: string }): Promise<boolean> {
  const body = JSON.stringify(message);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const status = await callOnce(url, body, secret);
    if (status < 500) return status < 300;
    await pause(1000 * attempt, undefined, { ref: false });
  }
  return false;
}

async function callOnce(url: string, body: string, secret: string): Promise<number> {
  try {
    const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signMessage(secret, body) };
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(WITHIN_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 599;
  }
}
