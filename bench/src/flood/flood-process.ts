import { openSockets } from './sockets.ts';
import type { FloodPlan, FloodPhase, PhaseResult, SecondOfPhase } from './flood.ts';
import { createVisits, type VisitKind } from './visits.ts';

/** Interval of the sender, milliseconds. It runs in a separate process, so that the measured load does not delay it. */
const TICK_MS = 5;
const plan = JSON.parse(process.argv[2] as string) as FloodPlan;
const sockets = openSockets(plan.port);
const visits = createVisits({ ...plan, sockets, seed: plan.seed });

interface Running {
  result: PhaseResult;
  startedAt: number;
}

const emptySecond = (): SecondOfPhase => ({ offered: 0, good: 0, stale: 0, refused: 0, bad: 0, ms: [] });

function note(
  { result, startedAt }: Running,
  kind: VisitKind,
  answer: { status: number; ms: number; cache: string; hasRetryAfter: boolean },
  sent: number,
): void {
  const second = result.seconds[Math.floor((sent - startedAt) / 1000)] ?? emptySecond();
  const ofKind = result.kinds[kind] ?? { offered: 0, good: 0, stale: 0, refused: 0, bad: 0, statuses: {}, ms: [] };
  result.kinds[kind] = ofKind;
  ofKind.offered += 1;
  const is = answer.status >= 200 && answer.status < 400 ? 'good' : answer.status === 503 && answer.hasRetryAfter ? 'refused' : 'bad';
  ofKind[is] += 1;
  second[is] += 1;
  if (is === 'good' && answer.cache === 'stale') {
    ofKind.stale += 1;
    second.stale += 1;
  }
  if (is === 'refused') result.refusalMs.push(answer.ms);
  if (is === 'bad') ofKind.statuses[answer.status] = (ofKind.statuses[answer.status] ?? 0) + 1;
  if (is === 'good') {
    ofKind.ms.push(answer.ms);
    second.ms.push(answer.ms);
  }
}

/** Sends at a fixed rate, independent of responses (open loop). */
async function open(phase: FloodPhase & { perSecond: number }, running: Running): Promise<void> {
  const { result, startedAt } = running;
  const calls: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = Math.min(now - startedAt, phase.seconds * 1000);
      const due = Math.floor((passed / 1000) * phase.perSecond);
      // Due time of the first request sent now.
      if (calls.length < due) result.lateMs.push(passed - (calls.length / phase.perSecond) * 1000);
      while (calls.length < due) {
        const kind = visits.next();
        const second = result.seconds[Math.min(phase.seconds - 1, Math.floor((now - startedAt) / 1000))];
        if (second) second.offered += 1;
        calls.push(visits.visit(kind).then((answer) => note(running, kind, answer, now)));
      }
      if (passed < phase.seconds * 1000) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(calls);
}

/** Each visitor starts the next visit after the last response (closed loop). */
async function closed(phase: FloodPhase & { connections: number }, running: Running): Promise<void> {
  const end = running.startedAt + phase.seconds * 1000;
  const go = async (): Promise<void> => {
    while (performance.now() < end) {
      const kind = visits.next();
      const sent = performance.now();
      note(running, kind, await visits.visit(kind), sent);
    }
  };
  await Promise.all(Array.from({ length: phase.connections }, go));
}

await visits.prepare();
process.send?.('ready');
process.on('message', (phase: FloodPhase) => void run(phase));

async function run(phase: FloodPhase): Promise<void> {
  const running: Running = {
    startedAt: performance.now(),
    result: { seconds: Array.from({ length: phase.seconds }, emptySecond), kinds: {}, refusalMs: [], lateMs: [], took: 0 },
  };
  await ('perSecond' in phase ? open(phase, running) : closed(phase, running));
  running.result.took = (performance.now() - running.startedAt) / 1000;
  process.send?.(running.result);
}
