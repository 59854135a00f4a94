import { TOO_BUSY } from './too-busy.ts';
import { createWaitingLine, type Waiting, type WaitingLine } from './waiting-queue.ts';

/**
 * Who is served before whom. `logins`: what waits for a password to be looked at, in a queue of its own, and must not hold a place of anybody else's. `first`: cart, checkout, orders, payments, account, and all that changes something. `people`: what visitors look at.
 * `slow`: crawlers, combinations of filters that nobody links to, callers who asked for very much. `spare`: pages made anew in the background.
 */
export const LANES = ['logins', 'first', 'people', 'slow', 'spare'] as const;
export type Lane = (typeof LANES)[number];
const SPARE_FIRST: readonly Lane[] = ['logins', 'first', 'people', 'spare', 'slow'];

/** How the process stands, asked at every start and every look. */
export interface Pressure {
  /** The event loop is late: nothing that can wait shall begin. */
  isLate: () => boolean;
  /** Processor or database have no more to give: more at once would only be slower. */
  isFull: () => boolean;
}

export interface GateOptions {
  pressure: Pressure;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

export interface Gate {
  /** Does the work when it is the lane's turn. Throws `TooBusy` where that would take too long, or when nobody wants it any more by then. */
  run<T>(lane: Lane, work: () => Promise<T>, waiting?: Waiting): Promise<T>;
  /** Whether the next one in this lane would be sent away at once. */
  isFull(lane: Lane): boolean;
  /** To be called ten times a second: as many at once as keep the process on time, and what came due. */
  look(): void;
  readonly figures: {
    atOnce: number;
    begun: Record<Lane, number>;
    running: Record<Lane, number>;
    waiting: Record<Lane, number>;
    refused: Record<Lane, number>;
  };
}

/** Renderings at once: at the start, at least, and at most where they only wait for an answer from elsewhere. */
const SLOTS = { start: 6, least: 4, most: 32 };
/** While the loop is late. */
const SLOTS_WHEN_LATE = 2;
const FIRST_AT_ONCE = 32;
/** More than wait for a password to be looked at. */
const LOGINS_AT_ONCE = 400;
const SPARE_AT_ONCE = 2;
/** Of the slow lane while people are about. */
const SLOW_BESIDE_PEOPLE = 1;
const PEOPLE_ABOUT_MS = 5000;
/** After one of the slow lane it rests so many times as long as that one took while people are about: whatever they ask finds the process free. */
const SLOW_REST = 2;
/** However full it is, one of the slow lane and one of the spare one begin so often. */
const TRICKLE_MS = 200;
const MOST_WAITING: Readonly<Record<Lane, number>> = { logins: 0, first: 300, people: 40, slow: 100, spare: 40 };
const LONG_AGO = Number.NEGATIVE_INFINITY;

type PerLane = Record<Lane, number>;
const none = (value = 0): PerLane => ({ logins: value, first: value, people: value, slow: value, spare: value });

/** Lets work begin in the order of the lanes, so many at once as the process can stand. */
export function createGate({ pressure, now = () => performance.now() }: GateOptions): Gate {
  const running = none();
  const begun = none();
  const refused = none();
  const begunAt = none(LONG_AGO);
  const refuse = (lane: Lane): void => {
    refused[lane] += 1;
  };
  const lineOf = (lane: Lane): WaitingLine => createWaitingLine({ isEndless: lane === 'first', onSentAway: () => refuse(lane) });
  const lines: Record<Lane, WaitingLine> = {
    logins: lineOf('logins'),
    first: lineOf('first'),
    people: lineOf('people'),
    slow: lineOf('slow'),
    spare: lineOf('spare'),
  };
  let slots = SLOTS.start;
  let peopleAt = LONG_AGO;
  let slowRestsUntil = LONG_AGO;

  const atOnce = (): number => (pressure.isLate() ? SLOTS_WHEN_LATE : slots);
  const arePeopleAbout = (): boolean => now() - peopleAt <= PEOPLE_ABOUT_MS;
  /** What people leave over, and a trickle where they leave nothing. */
  const mayBeginBehind = (lane: 'slow' | 'spare'): boolean => {
    if (running[lane] === 0 && now() - begunAt[lane] >= TRICKLE_MS) return true;
    if (running.people > 0 || lines.people.length > 0 || running.slow + running.spare >= atOnce()) return false;
    if (lane === 'spare') return running.spare < SPARE_AT_ONCE;
    return !arePeopleAbout() || (running.slow < SLOW_BESIDE_PEOPLE && now() >= slowRestsUntil);
  };
  const mayBegin = (lane: Lane): boolean => {
    if (lane === 'logins') return running.logins < LOGINS_AT_ONCE;
    if (lane === 'first') return running.first < FIRST_AT_ONCE;
    return lane === 'people' ? running.people < atOnce() : mayBeginBehind(lane);
  };
  const isFull = (lane: Lane): boolean => lines[lane].length >= MOST_WAITING[lane];

  const begin = (lane: Lane): void => {
    running[lane] += 1;
    begun[lane] += 1;
    begunAt[lane] = now();
  };
  const letIn = (lane: Lane): boolean => {
    const isOne = lines[lane].length > 0 && mayBegin(lane) && lines[lane].letIn();
    if (isOne) begin(lane);
    return isOne;
  };
  /** Slow and spare in turn. */
  const order = (): readonly Lane[] => (begunAt.slow <= begunAt.spare ? LANES : SPARE_FIRST);
  const next = (): void => {
    while (order().some(letIn));
  };

  const rest = (): void => {
    if (!arePeopleAbout()) return;
    const ms = Math.min(TRICKLE_MS, (now() - begunAt.slow) * SLOW_REST);
    slowRestsUntil = now() + ms;
    setTimeout(next, ms).unref();
  };

  return {
    run: async (lane, work, waiting = { isWanted: () => true }) => {
      if (lane === 'people') peopleAt = now();
      if (lines[lane].length === 0 && mayBegin(lane)) begin(lane);
      else if (isFull(lane)) {
        refuse(lane);
        throw TOO_BUSY;
      } else await lines[lane].wait(waiting);
      try {
        return await work();
      } finally {
        running[lane] -= 1;
        if (lane === 'slow') rest();
        next();
      }
    },
    isFull,
    look: () => {
      if (pressure.isLate() || pressure.isFull()) slots = Math.max(SLOTS.least, Math.floor(slots * 0.7));
      else if (lines.people.length + lines.slow.length > 0) slots = Math.min(SLOTS.most, slots + 1);
      next();
    },
    get figures() {
      const waiting = {
        logins: lines.logins.length,
        first: lines.first.length,
        people: lines.people.length,
        slow: lines.slow.length,
        spare: lines.spare.length,
      };
      return { atOnce: atOnce(), begun: { ...begun }, running: { ...running }, waiting, refused: { ...refused } };
    },
  };
}
