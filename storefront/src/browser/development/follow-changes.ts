import { navigate } from '../../links/navigate.ts';
import type { PageState } from '../../context/page-types.ts';
import { allParts } from '../../ui/deferred-part.ts';

interface FollowChanges {
  /** Address of the texts in use. */
  labelsUrl: string;
  /** Renders the page with the texts of this address. */
  showTexts: (labelsUrl: string) => Promise<void>;
}

/** Development: after a restart of the shop's process, or a change of texts or data, updates the page in place and keeps its state. */
export function followChanges({ labelsUrl, showTexts }: FollowChanges): void {
  // A part that is not loaded cannot be updated in place: its new script would hydrate HTML from before the change.
  for (const part of allParts) void part.load();
  let shown = labelsUrl;
  import.meta.hot?.on('shop:changed', async () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    const response = await fetch(`/_data${location.pathname}${location.search}`, { headers: { accept: 'application/json' } }).catch(() => null);
    const answer = response?.ok ? ((await response.json().catch(() => null)) as { state?: PageState } | null) : null;
    // A page that needs a document of its own is left unchanged: a reload would lose input.
    if (!answer?.state) return;
    if (answer.state.labelsUrl !== shown) {
      shown = answer.state.labelsUrl;
      await showTexts(shown);
    }
    navigate(location.pathname + location.search + location.hash, { replace: true, keepPosition: true });
  });
}
