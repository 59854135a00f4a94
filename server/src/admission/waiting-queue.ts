import { TOO_BUSY } from './too-busy.ts';

export interface Waiting {
  /** Whether anybody still wants it, asked when it is their turn. */
  isWanted: () => boolean;
  /** Those at the head of the line may wait longer; left out: yes. */
  isPatient?: boolean | undefined;
}

export interface WaitingLine {
  readonly length: number;
  /** Waits for the turn; throws `TooBusy` when it takes too long, or when nobody wants it any more by then. */
  wait(waiting: Waiting): Promise<void>;
  /** Lets in the first who is still wanted; gives whether there was one. */
  letIn(): boolean;
}

/** So many may wait longer: visitors of half a second on a slow machine, or during a pause, are no flood. */
const PATIENT = 30;
const PATIENCE_MS = 3000;
const IMPATIENCE_MS = 120;

interface Waiter extends Waiting {
  begin: () => void;
  giveUp: () => void;
  timer: NodeJS.Timeout | undefined;
}

/** Who waits, in the order they came. `isEndless`: nobody is sent away for waiting long. */
export function createWaitingLine({ isEndless, onSentAway }: { isEndless: boolean; onSentAway: () => void }): WaitingLine {
  const waiting: Waiter[] = [];
  const sendAway = (waiter: Waiter): void => {
    waiting.splice(waiting.indexOf(waiter), 1);
    onSentAway();
    waiter.giveUp();
  };
  const lookAround = (waiter: Waiter): void => {
    if (waiter.isPatient === false || waiting.indexOf(waiter) >= PATIENT) sendAway(waiter);
    else waiter.timer = setTimeout(sendAway, PATIENCE_MS - IMPATIENCE_MS, waiter);
  };
  return {
    get length() {
      return waiting.length;
    },
    wait: (who) =>
      new Promise((resolve, reject) => {
        const waiter: Waiter = { ...who, begin: resolve, giveUp: () => reject(TOO_BUSY), timer: undefined };
        if (!isEndless) waiter.timer = setTimeout(lookAround, IMPATIENCE_MS, waiter);
        waiting.push(waiter);
      }),
    letIn: () => {
      for (let waiter = waiting.shift(); waiter; waiter = waiting.shift()) {
        clearTimeout(waiter.timer);
        if (waiter.isWanted()) {
          waiter.begin();
          return true;
        }
        waiter.giveUp();
      }
      return false;
    },
  };
}
