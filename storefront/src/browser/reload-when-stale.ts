import { mayReload } from '../api/reload-guard.ts';
import { latestBuild } from './recover-from-chunk-error.ts';

interface StaleReload {
  /** Minutes without input after which the page is reloaded; `null`: never. */
  idleMinutes: number | null;
  /** Build of the page. */
  build: string;
  /** True if a reload would lose something. */
  hasUnsavedWork: () => boolean;
}

/** Specification, section 9. */
const DEBOUNCE_MS = 500;
const GUARD_MS = 2000;
/** Interval of checks in milliseconds, for pages in use and after the device slept. */
const LOOK_AGAIN_MS = 15_000;
const BUILD_CHECK_MS = 5 * 60_000;
/** Milliseconds without input before the reload for a new build, so that the page does not change during input. */
const QUIET_MS = 5000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Reloads the page after an idle period, and when a newer build is served (specification, section 4, "Session"). Waits during input and payments (decision
 * G29). Returns a function that stops it.
 */
export function reloadWhenStale({ idleMinutes, build, hasUnsavedWork }: StaleReload): () => void {
  let quietSince = Date.now();
  let isNewer = false;
  /** Debounce timer of input events. */
  let settling: ReturnType<typeof setTimeout> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    settling = undefined;
    quietSince = Date.now();
    waitForIdle();
  };
  const onSign = () => {
    clearTimeout(settling);
    settling = setTimeout(settle, DEBOUNCE_MS);
  };
  const waitForIdle = () => {
    clearTimeout(idle);
    if (idleMinutes !== null) idle = setTimeout(() => look(), idleMinutes * 60_000);
  };
  const checkBuild = async () => {
    if (document.hidden || isNewer) return;
    const latest = await latestBuild();
    isNewer = latest !== null && latest !== build;
  };
  const look = () => {
    const quietFor = settling === undefined ? Date.now() - quietSince : 0;
    const isIdle = idleMinutes !== null && quietFor >= idleMinutes * 60_000;
    if (!isIdle && !(isNewer && quietFor >= QUIET_MS)) return;
    if (navigator.onLine && !hasUnsavedWork() && mayReload(GUARD_MS)) location.reload();
  };
  const onVisible = () => {
    if (!document.hidden) void checkBuild().then(look);
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true, capture: true });
  document.addEventListener('visibilitychange', onVisible);
  waitForIdle();
  const looking = setInterval(look, LOOK_AGAIN_MS);
  const buildTimer = setInterval(() => void checkBuild().then(look), BUILD_CHECK_MS);
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, { capture: true });
    document.removeEventListener('visibilitychange', onVisible);
    clearTimeout(settling);
    clearTimeout(idle);
    clearInterval(looking);
    clearInterval(buildTimer);
  };
}
