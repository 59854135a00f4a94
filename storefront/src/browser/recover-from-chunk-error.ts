import { showOutageScreen } from '../api/outage-screen.ts';
import { mayReload } from '../api/reload-guard.ts';

/** Milliseconds between two checks while the build is unknown (specification, section 9). */
const LOOK_AGAIN_MS = 2000;

/** Id of the server's build; `null`: unknown, as during an upgrade. */
export async function latestBuild(): Promise<string | null> {
  const reply = await fetch('/_build/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const latest = reply?.ok ? ((await reply.json().catch(() => null)) as { id?: unknown } | null) : null;
  return typeof latest?.id === 'string' ? latest.id : null;
}

/**
 * A chunk could not be loaded, as its build is no longer served (specification, section 8): reloads the page from the new one. While the build is unknown,
 * shows an update notice and checks again every two seconds until it is stopped.
 */
export async function recoverFromChunkError(): Promise<void> {
  if ((await latestBuild()) !== null) {
    if (mayReload()) location.reload();
    return;
  }
  const looking = setInterval(() => {
    void latestBuild().then((build) => {
      if (build !== null) location.reload();
    });
  }, LOOK_AGAIN_MS);
  showOutageScreen({
    title: 'screen_updating',
    text: 'screen_soon_back',
    buttons: [
      { label: 'screen_refresh', onPress: () => location.reload() },
      { label: 'screen_pause', onPress: () => clearInterval(looking) },
    ],
  });
}
