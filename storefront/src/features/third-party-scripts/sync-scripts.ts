import type { OutsideScript, OutsideScriptName } from '@vitrina/contract/values/outside-scripts';
import { mayReload } from '../../api/reload-guard.ts';
import { deleteCookies } from './delete-cookies.ts';
import { loadScript } from './load-script.ts';
import { SERVICES } from './services.ts';
import { RELOAD_GUARD_MS } from './timings.ts';

interface Running {
  ending: AbortController;
  /** True once the service is initialised and accepts events. */
  isListening: boolean;
}

const running = new Map<OutsideScriptName, Running>();

export const isListening = (name: OutsideScriptName): boolean => running.get(name)?.isListening ?? false;

interface Situation {
  scripts: readonly OutsideScript[];
  approved: readonly string[];
  /** True if both the document's security policy and the page allow third-party scripts. */
  mayLoad: boolean;
  /** Called when a service accepts events. */
  onListening: (name: OutsideScriptName) => void;
}

/** Loads approved scripts and stops others, deleting their cookies; reloads the page if a stopped script requires it. */
export function syncScripts({ scripts, approved, mayLoad, onListening }: Situation): void {
  let reloads = false;
  for (const script of scripts) {
    const isApproved = approved.includes(script.consent);
    if (isApproved && mayLoad && !running.has(script.name)) start(script, onListening);
    if (isApproved) continue;
    reloads ||= stop(script);
  }
  if (reloads && mayReload(RELOAD_GUARD_MS)) location.reload();
}

function start({ name, code, url, isDelayed }: OutsideScript, onListening: Situation['onListening']): void {
  const ending = new AbortController();
  const { signal } = ending;
  const entry: Running = { ending, isListening: false };
  running.set(name, entry);
  // The effects of a third-party script cannot be undone: the document must not show pages that allow none.
  document.documentElement.dataset.outsideScripts = 'true';
  SERVICES[name].prepare();
  const begin = async () => {
    await SERVICES[name].begin(code, signal);
    entry.isListening = true;
    onListening(name);
  };
  void loadScript({ key: name, source: url, isDelayed, signal });
  void loadScript({ key: `${name}-begin`, source: () => void begin().catch(() => console.error('Failed to load script', name)), isDelayed, signal });
}

/** Stops a service; returns true if the page must be reloaded because its script has run. */
function stop({ name, cookies, reloads }: OutsideScript): boolean {
  const entry = running.get(name);
  running.delete(name);
  entry?.ending.abort();
  if (entry) for (const global of SERVICES[name].globals) delete (globalThis as Record<string, unknown>)[global];
  deleteCookies(cookies);
  return entry !== undefined && reloads;
}
