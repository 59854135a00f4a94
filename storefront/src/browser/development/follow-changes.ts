import { navigate } from '../../links/navigate.ts';
import type { PageState } from '../../context/page-types.ts';
import { allParts } from '../../ui/deferred-part.ts';

interface FollowChanges {
  /** Address of the texts that are shown. */
  labelsUrl: string;
  /** Shows the page with the texts of this address. */
  showTexts: (labelsUrl: string) => Promise<void>;
}

/** Development: after a restart of the shop's process, or a change of texts or data, the page takes over the new state and keeps its own. */
export function followChanges({ labelsUrl, showTexts }: FollowChanges): void {
  // A part that the browser has not loaded cannot be updated in place: its new script would be hydrated over HTML of before the change.
  for (const part of allParts) void part.load();
  let shown = labelsUrl;
  import.meta.hot?.on('shop:changed', async () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    const response = await fetch(`/_data${location.pathname}${location.search}`, { headers: { accept: 'application/json' } }).catch(() => null);
    const answer = response?.ok ? ((await response.json().catch(() => null)) as { state?: PageState } | null) : null;
    // A page that must be a document of its own is left as it is: loading it again would lose what was typed.
    if (!answer?.state) return;
    if (answer.state.labelsUrl !== shown) {
      shown = answer.state.labelsUrl;
      await showTexts(shown);
    }
    navigate(location.pathname + location.search + location.hash, { replace: true, keepPosition: true });
  });
}
