/** An event of a trace of Chromium, as far as it is used. */
export interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Processor time of the thread, microseconds. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

const WORK: ReadonlySet<string> = new Set([
  'FunctionCall',
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
]);
const FRAME = 'BeginMainThreadFrame';

/** Milliseconds of script, style and layout between one frame of a page and the next; frames without any of it count nothing. */
export function frameCosts(events: readonly TraceEvent[]): number[] {
  const frames = events.filter(({ name }) => name === FRAME);
  const thread = busiest(frames);
  const starts = frames.filter((event) => threadOf(event) === thread).map(({ ts }) => ts);
  const work = events.filter((event) => event.ph === 'X' && WORK.has(event.name) && threadOf(event) === thread).sort((a, b) => a.ts - b.ts);
  const costs = new Map<number, number>();
  let end = 0;
  let at = 0;
  for (const { ts, dur = 0, tdur } of work) {
    // What runs within another piece of work is counted there.
    if (ts < end) continue;
    end = ts + dur;
    while (at + 1 < starts.length && (starts[at + 1] as number) <= ts) at += 1;
    costs.set(at, (costs.get(at) ?? 0) + (tdur ?? dur) / 1000);
  }
  return [...costs.values()];
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

function busiest(frames: readonly TraceEvent[]): string {
  const counts = new Map<string, number>();
  for (const event of frames) counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
