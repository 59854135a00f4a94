import type { ComponentType } from 'react';

export interface DeferredPart<P> {
  /** Absent until it is loaded. */
  component: ComponentType<P> | undefined;
  /** Resolves once it is loaded, and never where that fails. */
  loaded: Promise<void>;
  /** Resolves also where it fails: then the next call tries again. */
  load: () => Promise<void>;
  /** Error of the last failed load. */
  failure: unknown;
  /** React answers what happens in it. */
  isTakenOver: boolean;
  /** Does what was asked for before that. */
  repeat: (() => void) | null;
}

let isFirst = true;
/** True for the page that the server rendered: its deferred parts wait for their trigger, those of later pages do not. */
export const isFirstDocument = (): boolean => isFirst;

/** Parts that stay when another page is opened. */
export const lastingParts = new Set<DeferredPart<never>>();
/** All parts in order of creation; those of a page are added when its script runs. */
export const allParts: Pick<DeferredPart<never>, 'load' | 'failure'>[] = [];

/** A part of a page whose script is loaded on its own; the server reads it at once. */
export function createDeferredPart<P>(load: () => Promise<ComponentType<P>>): DeferredPart<P> {
  let loading: Promise<void> | undefined;
  let resolve = (): void => undefined;
  const loaded = new Promise<void>((done) => {
    resolve = done;
  });
  const part: DeferredPart<P> = {
    component: undefined,
    loaded,
    load: () => {
      loading ??= load().then(
        (component) => {
          part.component = component;
          part.failure = undefined;
          // React's `use` reads these, so that a part that is there is drawn at once.
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

/** Resolves when the server can render every part that it has read so far; rejects with the failure of one that cannot be loaded. */
export async function deferredParts(): Promise<void> {
  await Promise.all(allParts.map((part) => part.load()));
  for (const { failure } of allParts) if (failure !== undefined) throw failure;
}

/** Loads the remaining parts before another page is shown: later pages come with theirs, and what stays of this one must be present. */
export async function endFirstDocument(): Promise<void> {
  isFirst = false;
  await Promise.all([...lastingParts].map((part) => part.load()));
}
