import { isMaintenance } from '@vitrina/contract/site.calls';
import { endpointPath } from '@vitrina/contract/values/endpoint-path';
import { endpointPaths } from './endpoint-paths.ts';
import { hasUnsavedWork } from './has-unsaved-work.ts';
import { mayReload } from './reload-guard.ts';

/** Key in session storage (specification, sections 4 and 9). */
const FLAG = 'vitrina-maintenance';
const RELOAD_MS = 5000;

let waiting: ReturnType<typeof setInterval> | undefined;

/**
 * Checks after a 503, once a session, whether the shop is in maintenance. If so, removes the flag and reloads after five seconds, which shows the maintenance
 * page; it waits while there is input, an open dialog or a payment (decision G29). If the shop is up, only that call failed.
 */
export async function checkMaintenance(): Promise<void> {
  if (!raiseFlag()) return;
  if (await isUp()) return;
  sessionStorage.removeItem(FLAG);
  // One timer for any number of refused calls.
  clearInterval(waiting);
  waiting = setInterval(() => {
    if (hasUnsavedWork()) return;
    clearInterval(waiting);
    if (mayReload()) location.reload();
  }, RELOAD_MS);
}

/** Sets the flag. `false`: it was set before, or storage is unavailable. */
function raiseFlag(): boolean {
  try {
    if (sessionStorage.getItem(FLAG) !== null) return false;
    sessionStorage.setItem(FLAG, '1');
    return true;
  } catch {
    return false;
  }
}

async function isUp(): Promise<boolean> {
  try {
    const reply = await fetch(endpointPath(endpointPaths(), isMaintenance.key), { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return ((await reply.json()) as { success?: unknown }).success === true;
  } catch {
    return false;
  }
}
