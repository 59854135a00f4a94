import { performance } from 'node:perf_hooks';

export interface EventLoopMonitor {
  /** Milliseconds that the event loop is late, now or at the last tick. */
  delay: () => number;
  /** Share of the time since the last reading in which it was active. */
  utilization: () => number;
  stop: () => void;
}

const PERIOD_MS = 25;

/** Measures the delay of the event loop; `onTick` is called at every fourth measurement, ten times a second. */
export function monitorEventLoop(onTick: () => void): EventLoopMonitor {
  let due = performance.now() + PERIOD_MS;
  let last = 0;
  let ticks = 0;
  let used = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.now();
    last = now - due;
    due = now + PERIOD_MS;
    ticks += 1;
    if (ticks % 4 === 0) onTick();
  }, PERIOD_MS);
  timer.unref();
  return {
    delay: () => Math.max(last, performance.now() - due),
    utilization: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, used);
      used = now;
      return utilization;
    },
    stop: () => clearInterval(timer),
  };
}
