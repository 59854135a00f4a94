import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import { mustLoadDocument } from '../features/outside-scripts/must-load-document.ts';
import { App } from '../layouts/app.tsx';
import type { Labels } from '../labels/labels.ts';
import type { PageState } from '../routing/page-types.ts';
import { listenToLinks } from './link-handler.ts';
import { fetchPage, type LoadedPage } from './fetch-page.ts';
import { onNavigate } from '../links/navigate.ts';
import { preloadPages } from './preload-pages.ts';
import { keepScroll } from './scroll-memory.ts';

interface Shown {
  state: PageState;
  Page: ComponentType<never>;
}

/** The single-page application: shows the page of the address and changes it without loading the document again. */
export function Navigator({ first, labels }: { first: Shown; labels: Labels }) {
  const [shown, show] = useState(first);
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    const scroll = keepScroll(first);
    const preloads = preloadPages();
    let newest = 0;
    const open = async (url: string, { isBack, replace = false, keepPosition = false }: { isBack: boolean; replace?: boolean; keepPosition?: boolean }) => {
      newest += 1;
      const mine = newest;
      // What is one visitor's alone changes with what they do: the cart of three steps ago is no longer true.
      const kept = isBack && !isPrivatePath(url) ? scroll.pageOf(history.state) : undefined;
      scroll.save();
      document.documentElement.dataset.loading = 'true';
      const page = kept ?? (await fetchPage(url, first.state, { taken: preloads.take(url) }));
      if (mine !== newest) return;
      delete document.documentElement.dataset.loading;
      if (!page || (kept && mustLoadDocument(first.state, kept.state))) return void location.assign(url);
      if (!isBack) scroll.push(page, replace);
      document.title = page.state.title;
      const position = isBack ? scroll.positionOf(history.state) : keepPosition ? scrollY : TOP;
      startTransition(() => show(page));
      scroll.restore(page, position);
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
    };
  }, [first]);
  return <App state={shown.state} labels={labels} Page={shown.Page} />;
}

const TOP = 0;
export type { LoadedPage };
