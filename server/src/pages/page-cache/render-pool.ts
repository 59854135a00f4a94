import type { PageEntry } from './page-entry.ts';

/** A render in progress, and the number of requests that wait for it. */
export interface InFlightRender {
  promise: Promise<PageEntry>;
  waiting: number;
}

export interface RenderPool {
  find(key: string): InFlightRender | undefined;
  has(key: string): boolean;
  /** True if the key may start one more render, or its render take one more waiting request. */
  hasRoom(key: string): boolean;
  start(key: string, render: () => Promise<PageEntry>): InFlightRender;
}

const MAX_WAITING_PER_KEY = 200;
const MAX_RENDERS = 200;

/** Renders in progress: one per key, and a limited number in total. */
export function createRenderPool(): RenderPool {
  const renders = new Map<string, InFlightRender>();
  return {
    find: (key) => renders.get(key),
    has: (key) => renders.has(key),
    hasRoom: (key) => {
      const inFlight = renders.get(key);
      return inFlight ? inFlight.waiting < MAX_WAITING_PER_KEY : renders.size < MAX_RENDERS;
    },
    start: (key, render) => {
      const inFlight: InFlightRender = { promise: render().finally(() => renders.delete(key)), waiting: 0 };
      renders.set(key, inFlight);
      return inFlight;
    },
  };
}
