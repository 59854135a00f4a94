/** Focus target after a soft navigation. */
export interface FocusPlace {
  /** Focused element before the page changed; a page that has moved the focus since keeps it. */
  before: Element | null;
  /** Fragment of the address with its `#`; empty: none. */
  hash: string;
  /** Address of a preferred link: the one followed earlier from this page, or the one just chosen. `null`: none. */
  link: string | null;
}

/** Address of the focused link in the page's content; `null`: none. */
export const focusedLink = (): string | null => document.activeElement?.closest('main a')?.getAttribute('href') ?? null;

/** The target element of an address's fragment. */
export function anchorTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1));
  }
}

/** Focuses the anchor's target, the link or the heading, as a new document would start at its top. Does not scroll. */
export function focusPage({ before, hash, link }: FocusPlace): void {
  const main = document.querySelector<HTMLElement>('main');
  const now = document.activeElement;
  if (!main || (now !== before && main.contains(now))) return;
  const target = anchorTarget(hash) ?? (link ? main.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`) : null) ?? main.querySelector('h1') ?? main;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
