import { mayReload } from '../api/reload-guard.ts';
import { latestBuild } from './chunk-failed.ts';

interface KeepCurrent {
  /** Minutes without a sign of life after which the page is made anew; `null`: never. */
  idleMinutes: number | null;
  /** Build of the page. */
  build: string;
  /** Whether a reload would lose something. */
  isBusy: () => boolean;
}

/** Specification, section 9. */
const DEBOUNCE_MS = 500;
const GUARD_MS = 2000;
/** How often somebody busy is looked at again. */
const LOOK_AGAIN_MS = 15_000;
const ASK_BUILD_MS = 5 * 60_000;
/** A new build waits until nobody has moved for so long: nothing jumps under a finger. */
const QUIET_MS = 5000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Makes the page anew when nobody used it for a while, and when a newer build is there (specification, section 4, "Session").
 * Waits while something is typed or paid (decision G29). Gives a function that stops it.
 */
export function keepCurrent({ idleMinutes, build, isBusy }: KeepCurrent): () => void {
  let lastSign = Date.now();
  let isNewer = false;
  const onSign = () => {
    const now = Date.now();
    if (now - lastSign >= DEBOUNCE_MS) lastSign = now;
  };
  const askBuild = async () => {
    if (document.hidden || isNewer) return;
    const latest = await latestBuild();
    isNewer = latest !== null && latest !== build;
  };
  const look = () => {
    const quietFor = Date.now() - lastSign;
    const isIdle = idleMinutes !== null && quietFor >= idleMinutes * 60_000;
    if (!isIdle && !(isNewer && quietFor >= QUIET_MS)) return;
    if (navigator.onLine && !isBusy() && mayReload(GUARD_MS)) location.reload();
  };
  const onVisible = () => {
    if (!document.hidden) void askBuild().then(look);
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true, capture: true });
  document.addEventListener('visibilitychange', onVisible);
  const looking = setInterval(look, LOOK_AGAIN_MS);
  const asking = setInterval(() => void askBuild().then(look), ASK_BUILD_MS);
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, { capture: true });
    document.removeEventListener('visibilitychange', onVisible);
    clearInterval(looking);
    clearInterval(asking);
  };
}
