import { TooBusy } from './too-busy.ts';

/**
 * Who is served before whom. `first`: cart, checkout, orders, payments, account, and all that changes something. `people`: what visitors look at.
 * `slow`: crawlers, combinations of filters that nobody links to, callers who asked for very much. `spare`: pages made anew in the background.
 */
export const LANES = ['first', 'people', 'slow', 'spare'] as const;
export type Lane = (typeof LANES)[number];

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
  run<T>(lane: Lane, work: () => Promise<T>, isWanted?: () => boolean): Promise<T>;
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
const SPARE_AT_ONCE = 2;
/** Of the slow lane while people are about. */
const SLOW_BESIDE_PEOPLE = 1;
const PEOPLE_ABOUT_MS = 5000;
/** However full it is, one of the slow lane and one of the spare one begin so often. */
const TRICKLE_MS = 200;
const MOST_WAITING: Readonly<Record<Lane, number>> = { first: 300, people: 40, slow: 100, spare: 40 };
/** So many in a lane may wait longer, also while the loop is late: a handful of visitors on a slow machine is no flood. */
const PATIENT = 12;
const PATIENCE_MS = 3000;
const IMPATIENCE_MS = 120;
const LONG_AGO = Number.NEGATIVE_INFINITY;

interface Waiter {
  begin: () => void;
  giveUp: () => void;
  isWanted: () => boolean;
  timer: NodeJS.Timeout | undefined;
}

/** Lets work begin in the order of the lanes, so many at once as the process can stand. */
export function createGate({ pressure, now = () => performance.now() }: GateOptions): Gate {
  const running: Record<Lane, number> = { first: 0, people: 0, slow: 0, spare: 0 };
  const refused: Record<Lane, number> = { first: 0, people: 0, slow: 0, spare: 0 };
  const total: Record<Lane, number> = { first: 0, people: 0, slow: 0, spare: 0 };
  const begun: Record<Lane, number> = { first: LONG_AGO, people: LONG_AGO, slow: LONG_AGO, spare: LONG_AGO };
  const waiting: Record<Lane, Waiter[]> = { first: [], people: [], slow: [], spare: [] };
  let slots = SLOTS.start;
  let peopleAt = LONG_AGO;

  const browsing = (): number => running.people + running.slow + running.spare;
  const atOnce = (): number => (pressure.isLate() ? SLOTS_WHEN_LATE : slots);

  /** What is left over by people, and a trickle where nothing is. */
  const mayBeginBehind = (lane: 'slow' | 'spare'): boolean => {
    if (running[lane] === 0 && now() - begun[lane] >= TRICKLE_MS) return true;
    if (running.people > 0 || waiting.people.length > 0 || browsing() >= atOnce()) return false;
    return lane === 'spare' ? running.spare < SPARE_AT_ONCE : running.slow < SLOW_BESIDE_PEOPLE || now() - peopleAt > PEOPLE_ABOUT_MS;
  };
  const mayBegin = (lane: Lane): boolean => {
    if (lane === 'first') return running.first < FIRST_AT_ONCE;
    if (lane === 'people') return running.people < atOnce();
    return mayBeginBehind(lane);
  };
  const isFull = (lane: Lane): boolean => waiting[lane].length >= (lane === 'people' && pressure.isLate() ? PATIENT : MOST_WAITING[lane]);

  const start = (lane: Lane): void => {
    running[lane] += 1;
    total[lane] += 1;
    begun[lane] = now();
  };
  /** Slow and spare in turn. */
  const order = (): Lane[] => (begun.slow <= begun.spare ? ['first', 'people', 'slow', 'spare'] : ['first', 'people', 'spare', 'slow']);
  const beginNext = (lane: Lane): boolean => {
    while (waiting[lane].length > 0 && mayBegin(lane)) {
      const waiter = waiting[lane].shift() as Waiter;
      clearTimeout(waiter.timer);
      if (!waiter.isWanted()) {
        waiter.giveUp();
        continue;
      }
      start(lane);
      waiter.begin();
      return true;
    }
    return false;
  };
  const next = (): void => {
    while (order().some(beginNext));
  };

  const refuse = (lane: Lane): TooBusy => {
    refused[lane] += 1;
    return new TooBusy();
  };
  const wait = (lane: Lane, isWanted: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = { begin: resolve, giveUp: () => reject(refuse(lane)), isWanted, timer: undefined };
      const leave = (): void => {
        waiting[lane].splice(waiting[lane].indexOf(waiter), 1);
        waiter.giveUp();
      };
      const lookAround = (): void => {
        if (waiting[lane].indexOf(waiter) >= PATIENT) leave();
        else waiter.timer = setTimeout(leave, PATIENCE_MS - IMPATIENCE_MS);
      };
      if (lane !== 'first') waiter.timer = setTimeout(lookAround, IMPATIENCE_MS);
      waiting[lane].push(waiter);
    });

  return {
    run: async (lane, work, isWanted = () => true) => {
      if (lane === 'people') peopleAt = now();
      if (waiting[lane].length === 0 && mayBegin(lane)) start(lane);
      else if (isFull(lane)) throw refuse(lane);
      else await wait(lane, isWanted);
      try {
        return await work();
      } finally {
        running[lane] -= 1;
        next();
      }
    },
    isFull,
    look: () => {
      const isShort = waiting.people.length + waiting.slow.length > 0;
      if (pressure.isLate() || pressure.isFull()) slots = Math.max(SLOTS.least, Math.floor(slots * 0.7));
      else if (isShort) slots = Math.min(SLOTS.most, slots + 1);
      next();
    },
    get figures() {
      const count = (lane: Lane): number => waiting[lane].length;
      return {
        atOnce: atOnce(),
        begun: { ...total },
        running: { ...running },
        waiting: { first: count('first'), people: count('people'), slow: count('slow'), spare: count('spare') },
        refused: { ...refused },
      };
    },
  };
}
