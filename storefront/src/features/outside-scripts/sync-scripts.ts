import type { OutsideScript, OutsideScriptName } from '@vitrina/contract/values/outside-scripts';
import { mayReload } from '../../api/reload-guard.ts';
import { forgetCookies } from './forget-cookies.ts';
import { loadScript } from './load-script.ts';
import { SERVICES } from './services.ts';
import { RELOAD_GUARD_MS } from './timings.ts';

const running = new Map<OutsideScriptName, AbortController>();

/** Services that listen now. */
export const runningServices = (): OutsideScriptName[] => [...running.keys()];

interface Situation {
  scripts: readonly OutsideScript[];
  approved: readonly string[];
  /** Both the document's security policy and the page allow scripts of others. */
  mayLoad: boolean;
}

/** Loads what was approved and takes away what was not, with its cookies; where that is said of it, by loading the page anew. */
export function syncScripts({ scripts, approved, mayLoad }: Situation): void {
  let reloads = false;
  for (const script of scripts) {
    const isApproved = approved.includes(script.consent);
    if (isApproved && mayLoad && !running.has(script.name)) start(script);
    if (isApproved) continue;
    reloads ||= stop(script);
  }
  if (reloads && mayReload(RELOAD_GUARD_MS)) location.reload();
}

function start({ name, code, url, isDelayed }: OutsideScript): void {
  const ending = new AbortController();
  const { signal } = ending;
  const service = SERVICES[name];
  running.set(name, ending);
  // The page's own code cannot be taken back once somebody else's ran beside it: such a document stays off pages that allow none.
  document.documentElement.dataset.outsideScripts = 'true';
  service.prepare();
  const begin = () =>
    void Promise.resolve(service.begin(code, signal)).catch((error: Error) => {
      console.error('Failed to load script', name, error.message);
    });
  void loadScript({ key: name, source: url, isDelayed, signal });
  void loadScript({ key: `${name}-begin`, source: begin, isDelayed, signal });
}

/** Whether the page has to be loaded anew: the script ran. */
function stop({ name, cookies, reloads }: OutsideScript): boolean {
  const ending = running.get(name);
  running.delete(name);
  ending?.abort();
  if (ending) for (const global of SERVICES[name].globals) delete (globalThis as Record<string, unknown>)[global];
  forgetCookies(cookies);
  return ending !== undefined && reloads;
}
