import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import type { EndpointPaths } from '@vitrina/contract/values/endpoint-path';
import { mustLoadDocument } from '../features/third-party-scripts/must-load-document.ts';
import { App } from '../layouts/app.tsx';
import type { Labels } from '@vitrina/contract/values/labels';
import type { PageState } from '../context/page-types.ts';
import { endFirstDocument } from '../ui/deferred-part.ts';
import { createAnnouncer } from './announcer.ts';
import { anchorTarget, type FocusPlace, focusPage } from './focus-page.ts';
import { loadParts } from './load-page.ts';
import { listenToLinks, SCROLL_OFFSET_PX } from './link-handler.ts';
import { fetchPage, type LoadedPage } from './fetch-page.ts';
import { type NavigateOptions, onNavigate } from '../links/navigate.ts';
import { preloadPages } from './preload-pages.ts';
import { createScrollRestoration } from './scroll-restoration.ts';

interface Shown {
  state: PageState;
  Page: ComponentType<never>;
}

/** Work after the page is rendered. */
interface Arrival {
  position: number;
  /** `null`: the focus stays and nothing is announced, as after changing a filter. */
  focus: FocusPlace | null;
}

/** Client-side router: renders the page of the address and opens further ones without reloading the document. */
export function Router({ first, labels, endpoints }: { first: Shown; labels: Labels; endpoints: EndpointPaths }) {
  const [shown, show] = useState(first);
  const settle = useRef<((page: Shown) => void) | null>(null);
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    const scroll = createScrollRestoration(first);
    const preloads = preloadPages();
    const announcer = createAnnouncer();
    let newest = 0;
    let last: Shown = first;
    let arrival: Arrival | null = null;
    settle.current = (page) => {
      if (!arrival || page !== last) return;
      const { position, focus } = arrival;
      arrival = null;
      delete document.documentElement.dataset.loading;
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top: topOf(focus?.hash ?? '') ?? position, behavior: 'instant' })));
      if (!focus) return;
      focusPage(focus);
      announcer.announce(page.state.title);
    };
    const open = async (url: string, { isBack, replace = false, keepPosition = false }: NavigateOptions & { isBack: boolean }) => {
      newest += 1;
      const mine = newest;
      // Private pages are not restored from memory: the cart of an earlier history entry is outdated.
      const cached = isBack && !isPrivatePath(url) ? scroll.pageOf(history.state) : undefined;
      const isSameEntry = isBack && scroll.isCurrent(history.state);
      scroll.save();
      document.documentElement.dataset.loading = 'true';
      const [page] = await Promise.all([
        cached ?? fetchPage(url, first.state, { preloaded: preloads.take(url) }),
        endFirstDocument(),
        cached && loadParts(cached.state.script),
      ]);
      if (mine !== newest) return;
      if (!page || (cached && mustLoadDocument(first.state, cached.state))) {
        // A document in the back/forward cache would still show the loading bar.
        delete document.documentElement.dataset.loading;
        return void location.assign(url);
      }
      const hash = isBack ? '' : (/#.*/.exec(url)?.[0] ?? '');
      // A page that is gone, such as the last step of an order already placed, redirects on Back too: its history entry is replaced by the new page's.
      const isMoved = isBack && pathOf(page) !== url.split('?')[0];
      if (isMoved) scroll.arrive(page, TOP);
      if (!isBack || isMoved) scroll.push(page, { replace: replace || isMoved, hash });
      document.title = page.state.title;
      const isSamePlace = isSameEntry || (keepPosition && pathOf(page) === pathOf(last));
      const link = isBack ? scroll.linkOf(history.state) : keepPosition ? pathOf(page) : null;
      arrival = {
        position: isBack && !isMoved ? scroll.positionOf(history.state) : keepPosition ? scrollY : TOP,
        focus: isSamePlace ? null : { before: document.activeElement, hash, link },
      };
      scroll.arrive(page, arrival.position);
      const isRendered = page === last;
      last = page;
      if (isRendered) settle.current?.(page);
      else startTransition(() => show(page));
    };
    const stopLinks = listenToLinks();
    const stopNavigate = onNavigate((url, options) => void open(url, { isBack: false, ...options }));
    const back = () => void open(location.pathname + location.search, { isBack: true });
    addEventListener('popstate', back);
    return () => {
      stopLinks();
      preloads.stop();
      stopNavigate();
      removeEventListener('popstate', back);
      scroll.stop();
      announcer.stop();
    };
  }, [first]);
  // Runs after the effects of the page itself, which may have moved the focus.
  useEffect(() => settle.current?.(shown), [shown]);
  return <App state={shown.state} labels={labels} endpoints={endpoints} Page={shown.Page} />;
}

const TOP = 0;
const pathOf = ({ state }: Shown): string => state.url.split('?')[0] as string;

/** Scroll position of the anchor's target, pixels; `null`: no such target. */
function topOf(hash: string): number | null {
  const target = anchorTarget(hash);
  return target && Math.max(0, target.getBoundingClientRect().top + scrollY - SCROLL_OFFSET_PX);
}
export type { LoadedPage };
