import type { IncomingMessage } from 'node:http';
import { isBot } from '@vitrina/contract/values/bots';
import { type Figures, figure } from '../telemetry/metric-family.ts';
import { laneOfCall, laneOfPage, laneOfPrivatePage } from './priority-of.ts';
import { createGate, type Gate, type Lane, LANES } from './admission-queue.ts';
import { createHeavyCallers } from './rate-limiter.ts';
import { watchLoop } from './event-loop-monitor.ts';

export interface AdmissionOptions {
  addressOf: (request: IncomingMessage) => string;
  /** Whether a request carries a token of the shop: its client has been here before. */
  hasToken: (request: IncomingMessage) => boolean;
  /** Callers that wait for a connection to the database. */
  waitingForDatabase: () => number;
}

export interface Admission {
  /** Does the work in its lane; throws `TooBusy`. */
  run: Gate['run'];
  /** Lane of a page that is kept for all, when it has to be made. `target`: path and canonical query. */
  laneOfPage: (request: IncomingMessage, target: string, isBot: boolean) => Lane;
  laneOfPrivatePage: (request: IncomingMessage) => Lane;
  laneOfCall: (call: { request: IncomingMessage; path: string; address: string }) => Lane;
  isFull: Gate['isFull'];
  /** Pages are asked for faster than they can be made: what has more time shall wait. */
  isPressed: () => boolean;
  figures: () => Figures[];
  stop: () => void;
}

/** The event loop is late from here on. */
const LATE_MS = 50;
/** Above it more renderings at once only wait for each other. */
const FULL_UTILIZATION = 0.85;

/** Decides what begins when more is asked than can be done (docs/decisions/0024). */
export function createAdmission({ addressOf, hasToken, waitingForDatabase }: AdmissionOptions): Admission {
  let isFull = false;
  const loop = watchLoop(() => {
    isFull = loop.utilization() > FULL_UTILIZATION || waitingForDatabase() > 0;
    gate.look();
  });
  const isLate = (): boolean => loop.delay() > LATE_MS;
  const gate = createGate({ pressure: { isLate, isFull: () => isFull } });
  const heavy = createHeavyCallers();
  const isHeavy = (request: IncomingMessage) => () => heavy(addressOf(request));
  const saysBot = ({ headers }: IncomingMessage): boolean => isBot((headers['user-agent'] ?? '').slice(0, 400));
  return {
    run: gate.run,
    isFull: gate.isFull,
    laneOfPage: (request, target, bot) => laneOfPage(target, { isBot: bot, isKnown: hasToken(request), isHeavy: isHeavy(request) }),
    laneOfPrivatePage: (request) =>
      laneOfPrivatePage(request.url as string, { isForm: request.method === 'POST', isBot: saysBot(request), isHeavy: isHeavy(request) }),
    laneOfCall: ({ request, path, address }) => laneOfCall(path, { method: request.method ?? 'GET', isBot: saysBot(request), isHeavy: () => heavy(address) }),
    isPressed: () => isLate() || gate.figures.waiting.people > 0,
    figures: () => figuresOf(gate, loop.delay()),
    stop: loop.stop,
  };
}

function figuresOf({ figures }: Gate, delay: number): Figures[] {
  const ofLanes = (name: string, help: string, type: Figures['type'], values: Readonly<Record<Lane, number>>): Figures => ({
    name,
    help,
    type,
    samples: LANES.map((lane) => ({ labels: { lane }, value: values[lane] })),
  });
  return [
    ofLanes('vitrina_admission_running', 'Being made now.', 'gauge', figures.running),
    ofLanes('vitrina_admission_begun_total', 'Begun so far.', 'counter', figures.begun),
    ofLanes('vitrina_admission_waiting', 'Waiting to be made.', 'gauge', figures.waiting),
    ofLanes('vitrina_admission_refused_total', 'Sent away or shown something older.', 'counter', figures.refused),
    figure('vitrina_admission_slots', 'Pages that may be made at once now.', figures.atOnce),
    figure('vitrina_event_loop_delay_now_seconds', 'How late the event loop is now.', Math.max(0, delay) / 1000),
  ];
}
