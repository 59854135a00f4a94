import { EXTERNAL_AFTER_MS, INLINE_AFTER_MS, PROPERTY_ATTEMPTS, PROPERTY_EVERY_MS } from './timings.ts';
import { wait } from './wait.ts';
import { firstInteraction } from './first-interaction.ts';

interface ScriptToLoad {
  /** Unique name; a script of that name loads once. */
  key: string;
  /** Address of a script, or a function of the shop that replaces an inline script. */
  source: string | (() => void);
  /** Selector of its parent element. */
  appendTo?: string;
  /** Waits for the first interaction. */
  isDelayed: boolean;
  /** Removes the script. */
  signal: AbortSignal;
}

/** Loads one script, immediately or delayed; failures are logged and do not affect the page (specification, sections 4, 8 and 9). */
export async function loadScript({ key, source, appendTo = 'head', isDelayed, signal }: ScriptToLoad): Promise<void> {
  const parent = find(appendTo);
  if (!key) console.error('Script key is not defined');
  else if (!parent) console.warn('Invalid appendTo selector', appendTo);
  if (!key || !parent) return;
  if (isDelayed) {
    await firstInteraction();
    await wait(typeof source === 'string' ? EXTERNAL_AFTER_MS : INLINE_AFTER_MS, signal);
  }
  if (signal.aborted) return;
  if (typeof source === 'string') insert(parent, { key, url: source, signal });
  else source();
}

function insert(parent: Element, { key, url, signal }: { key: string; url: string; signal: AbortSignal }): void {
  if (document.querySelector(`script[data-key="${CSS.escape(key)}"]`)) return;
  const element = document.createElement('script');
  element.async = true;
  element.dataset.key = key;
  element.src = url;
  element.addEventListener('error', () => console.error('Failed to load script', key));
  signal.addEventListener('abort', () => element.remove(), { once: true });
  parent.append(element);
}

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

interface PropertyOptions {
  attempts?: number;
  everyMs?: number;
  signal: AbortSignal;
}

/** Waits for a global that a script defines; rejects if it is undefined after `attempts`. */
export async function windowProperty<T>(name: string, { attempts = PROPERTY_ATTEMPTS, everyMs = PROPERTY_EVERY_MS, signal }: PropertyOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const found = (globalThis as Record<string, unknown>)[name];
    if (found !== undefined) return found as T;
    if (attempt >= attempts) throw new Error(`window.${name} was not there after ${attempts} attempts`);
    await wait(everyMs, signal);
  }
}
