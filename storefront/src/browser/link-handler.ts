import { openModal } from '../features/modal/modal-store.ts';
import { isModalName } from '../features/modal/modal-names.ts';
import { navigate } from '../links/navigate.ts';
import { anchorTarget } from './focus-page.ts';
import { isPlainClick } from '../links/is-plain-click.ts';

/** Specification, section 9: anchors scroll 400 ms after the click and stop 80 px above their target. */
export const SCROLL_OFFSET_PX = 80;
export const SCROLL_DELAY_MS = 400;

/**
 * Handles all links, also those inside texts of the content site: navigation, anchors, `mode=…` modals and galleries
 * (class `fancybox`). Other links are left to the browser.
 */
export function listenToLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (link && follow(link)) event.preventDefault();
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get' || new URL(form.action).origin !== location.origin) return;
    event.preventDefault();
    navigate(formAddress(form));
  };
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
  };
}

/** Follows a link of the shop; returns false if it is left to the browser. */
function follow(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false;
  const url = new URL(link.href);
  if (link.classList.contains('fancybox')) {
    openModal({ name: 'gallery', url: url.href, opener: link });
    return true;
  }
  const mode = url.searchParams.get('mode');
  if (mode !== null && mode !== 'gallery') {
    if (isModalName(mode)) openModal({ name: mode, url: url.href, opener: link });
    return true;
  }
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return scrollToAnchor(url.hash);
  if (!url.pathname.endsWith('/') || /^\/(?:api|thumbs|assets)\//.test(url.pathname)) return false;
  navigate(url.pathname + url.search + url.hash);
  return true;
}

function scrollToAnchor(hash: string): boolean {
  const target = anchorTarget(hash);
  if (!target) return false;
  history.replaceState(history.state, '', hash);
  setTimeout(() => {
    scrollTo({
      top: target.getBoundingClientRect().top + scrollY - SCROLL_OFFSET_PX,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
    target.focus({ preventScroll: true });
  }, SCROLL_DELAY_MS);
  return true;
}

/** Address of a GET form: empty fields omitted, several values of one name joined by commas. */
export function formAddress(form: HTMLFormElement): string {
  const url = new URL(form.action);
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') values.set(name, [...(values.get(name) ?? []), value.trim()]);
  }
  url.search = [...values].map(([name, all]) => `${encodeURIComponent(name)}=${all.map((value) => encodeURIComponent(value)).join(',')}`).join('&');
  return url.pathname + url.search;
}
