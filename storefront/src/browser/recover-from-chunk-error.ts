import { showOutageScreen } from '../api/outage-screen.ts';
import { mayReload } from '../api/reload-guard.ts';

/** Specification, section 9: between two looks while the build cannot be told. */
const LOOK_AGAIN_MS = 2000;

/** Id of the server's build; `null`: it cannot be told, as during an upgrade. */
export async function latestBuild(): Promise<string | null> {
  const reply = await fetch('/_build/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const latest = reply?.ok ? ((await reply.json().catch(() => null)) as { id?: unknown } | null) : null;
  return typeof latest?.id === 'string' ? latest.id : null;
}

/**
 * A part of the page's code could not be loaded, as it belongs to a build that is gone (specification, section 8): the page again, from the new
 * one. While not even the build can be told the shop is being updated, which is said, and looked at again every two seconds until it is stopped.
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
