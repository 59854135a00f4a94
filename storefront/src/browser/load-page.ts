import type { ComponentType } from 'react';
import { allParts, isFirstDocument } from '../ui/deferred-part.ts';
import { recoverFromChunkError } from './recover-from-chunk-error.ts';

interface PageModule {
  Page: ComponentType<never>;
  /** Loads browser-only parts before the page is rendered. */
  prepare?: () => Promise<void>;
}

const partsOf = new Map<string, typeof allParts>();

/** Loads the deferred parts of a page, which is shown complete after a soft navigation. */
export const loadParts = async (script: string): Promise<void> => void (await Promise.all(partsOf.get(script)?.map((part) => part.load()) ?? []));

/** Loads a page's component by the address of its script, given by the document or the page's data: a map of all pages would add 3 kB to every page. */
export async function loadPage(script: string): Promise<ComponentType<never>> {
  try {
    const before = allParts.length;
    const { Page, prepare } = (await import(/* @vite-ignore */ script)) as PageModule;
    if (!partsOf.has(script)) partsOf.set(script, allParts.slice(before));
    await Promise.all([prepare?.(), !isFirstDocument() && loadParts(script)]);
    return Page;
  } catch (error) {
    void recoverFromChunkError();
    throw error;
  }
}

/** Preloads scripts in parallel; otherwise each would be discovered only after its importer has loaded. */
export function preloadScripts(urls: readonly string[]): void {
  for (const href of urls) if (!isLinked(href)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Resolves when the page's style sheets are loaded; one that fails does not block. */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  const links = urls.filter((href) => !isLinked(href)).map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  document.head.append(...links);
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve) => {
          link.onload = resolve;
          link.onerror = resolve;
        }),
    ),
  );
}

const isLinked = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;
