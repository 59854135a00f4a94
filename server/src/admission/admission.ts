import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBot } from '@vitrina/contract/values/bots';
import { addressOf } from '../http/client-address.ts';
import type { Gauge } from '../http/metrics.ts';
import { readCookie } from '../http/read-cookie.ts';
import { looksLikeToken, TOKEN_COOKIE } from '../http/token-rules.ts';
import { laneOfCall, laneOfPage, laneOfPrivatePage } from './choose-lane.ts';
import { createGate, type Gate, type Lane, LANES } from './gate.ts';
import { createHeavyCallers } from './heavy-callers.ts';
import { watchLoop } from './watch-loop.ts';

export interface AdmissionOptions {
  trustedProxies: number;
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
  gauges: () => Gauge[];
  stop: () => void;
}

/** The event loop is late from here on. */
const LATE_MS = 50;
/** Above it more renderings at once only wait for each other. */
const FULL_UTILIZATION = 0.85;

/** Decides what begins when more is asked than can be done (docs/decisions/0024). */
export function createAdmission({ trustedProxies, waitingForDatabase }: AdmissionOptions): Admission {
  let isFull = false;
  const loop = watchLoop(() => {
    isFull = loop.utilization() > FULL_UTILIZATION || waitingForDatabase() > 0;
    gate.look();
  });
  const isLate = (): boolean => loop.delay() > LATE_MS;
  const gate = createGate({ pressure: { isLate, isFull: () => isFull } });
  const heavy = createHeavyCallers();
  const isHeavy = (request: IncomingMessage) => () => heavy(addressOf(request, trustedProxies));
  const saysBot = ({ headers }: IncomingMessage): boolean => isBot((headers['user-agent'] ?? '').slice(0, 400));
  return {
    run: gate.run,
    isFull: gate.isFull,
    laneOfPage: (request, target, bot) =>
      laneOfPage(target, { isBot: bot, isKnown: looksLikeToken(readCookie(request.headers.cookie, TOKEN_COOKIE)), isHeavy: isHeavy(request) }),
    laneOfPrivatePage: (request) =>
      laneOfPrivatePage(request.url as string, { isForm: request.method === 'POST', isBot: saysBot(request), isHeavy: isHeavy(request) }),
    laneOfCall: ({ request, path, address }) => laneOfCall(path, { method: request.method ?? 'GET', isBot: saysBot(request), isHeavy: () => heavy(address) }),
    isPressed: () => isLate() || gate.figures.waiting.people > 0,
    gauges: () => gaugesOf(gate, loop.delay()),
    stop: loop.stop,
  };
}

function gaugesOf({ figures }: Gate, delay: number): Gauge[] {
  const perLane = LANES.flatMap((lane): Gauge[] => [
    { name: `vitrina_admission_running_${lane}`, help: `Being made now, lane ${lane}.`, type: 'gauge', value: figures.running[lane] },
    { name: `vitrina_admission_begun_${lane}_total`, help: `Begun so far, lane ${lane}.`, type: 'counter', value: figures.begun[lane] },
    { name: `vitrina_admission_waiting_${lane}`, help: `Waiting to be made, lane ${lane}.`, type: 'gauge', value: figures.waiting[lane] },
    {
      name: `vitrina_admission_refused_${lane}_total`,
      help: `Sent away or shown something older, lane ${lane}.`,
      type: 'counter',
      value: figures.refused[lane],
    },
  ]);
  return [
    ...perLane,
    { name: 'vitrina_admission_slots', help: 'Pages that may be made at once now.', type: 'gauge', value: figures.atOnce },
    { name: 'vitrina_event_loop_delay_now_seconds', help: 'How late the event loop is now.', type: 'gauge', value: Math.max(0, delay) / 1000 },
  ];
}

/** Whether anybody still waits for an answer: work for whom all have gone is not begun. */
export function createAudience(): { join: (key: string, response: ServerResponse) => () => void; isThere: (key: string) => boolean } {
  const audiences = new Map<string, Set<ServerResponse>>();
  return {
    join: (key, response) => {
      const audience = audiences.get(key) ?? new Set();
      audiences.set(key, audience.add(response));
      return () => {
        audience.delete(response);
        if (audience.size === 0 && audiences.get(key) === audience) audiences.delete(key);
      };
    },
    isThere: (key) => [...(audiences.get(key) ?? [])].some((response) => !response.destroyed),
  };
}
