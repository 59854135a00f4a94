import type { ComponentType } from 'react';

export interface DeferredPart<P> {
  /** Absent until it is loaded. */
  component: ComponentType<P> | undefined;
  /** Resolves once it is loaded; stays pending if loading fails. */
  loaded: Promise<void>;
  /** Resolves after a failure too; the next call then tries again. */
  load: () => Promise<void>;
  /** Error of the last failed load. */
  failure: unknown;
  /** True once React has hydrated it, or its load failed: events are no longer held back. */
  isTakenOver: boolean;
  /** Replays an interaction from before hydration; `null`: none. */
  repeat: (() => void) | null;
}

let isFirst = true;
/** True for the page that the server rendered: its deferred parts wait for their trigger, those of later pages do not. */
export const isFirstDocument = (): boolean => isFirst;

/** Parts that stay after a soft navigation. */
export const lastingParts = new Set<DeferredPart<never>>();
/** All parts in order of creation; those of a page are added when its script runs. */
export const allParts: Pick<DeferredPart<never>, 'load' | 'failure'>[] = [];

/** A part of a page whose script is loaded separately; the server loads it immediately. */
export function createDeferredPart<P>(load: () => Promise<ComponentType<P>>): DeferredPart<P> {
  let loading: Promise<void> | undefined;
  let resolve = (): void => undefined;
  const loaded = new Promise<void>((resolveLoaded) => {
    resolve = resolveLoaded;
  });
  const part: DeferredPart<P> = {
    component: undefined,
    loaded,
    load: () => {
      loading ??= load().then(
        (component) => {
          part.component = component;
          part.failure = undefined;
          // React's `use` reads these, so that a loaded part is rendered without suspending.
          Object.assign(loaded, { status: 'fulfilled', value: undefined });
          resolve();
        },
        (error: unknown) => {
          part.failure = error;
          loading = undefined;
          part.isTakenOver = true;
          part.repeat?.();
        },
      );
      return loading;
    },
    failure: undefined,
    isTakenOver: false,
    repeat: null,
  };
  allParts.push(part);
  return part;
}

/** Resolves when all parts created so far can be rendered by the server; rejects if one cannot be loaded. */
export async function deferredParts(): Promise<void> {
  await Promise.all(allParts.map((part) => part.load()));
  for (const { failure } of allParts) if (failure !== undefined) throw failure;
}

/**
 * Ends the treatment as the server's document, before a soft navigation: deferred parts of later pages do not wait for a trigger, and lasting parts are loaded.
 */
export async function endFirstDocument(): Promise<void> {
  isFirst = false;
  await Promise.all([...lastingParts].map((part) => part.load()));
}
