import type { LogLevel } from './log-level.ts';

export interface Repeats {
  /** True if the message may be logged again this minute; otherwise it is counted. */
  mayWrite(level: LogLevel, message: string): boolean;
  /** Resets all counters without reporting them. */
  forget(): void;
}

interface Options {
  /** Writes the number of suppressed repeats. */
  write: (level: LogLevel, message: string, count: number) => void;
  /** Limit of lines of one message within the period. */
  most?: number;
  withinMs?: number;
}

const MOST = 10;
const MINUTE_MS = 60_000;
/** Messages counted separately; the rest share one counter. */
const MOST_KINDS = 500;

/** Limits repeated messages, as an unavailable database fails thousands of calls: the first of each kind are written, the rest as one line with their number a minute later. */
export function createRepeatLimiter({ write, most = MOST, withinMs = MINUTE_MS }: Options): Repeats {
  const kinds = new Map<string, { level: LogLevel; written: number; more: number }>();
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    const counted = [...kinds];
    kinds.clear();
    for (const [message, { level, more }] of counted) if (more > 0) write(level, `${message} … ${more.toLocaleString('en')} times more`, more);
  };
  process.once('exit', report);

  return {
    mayWrite: (level, message) => {
      if (kinds.size === 0) timer = setTimeout(report, withinMs).unref();
      const key = kinds.has(message) || kinds.size < MOST_KINDS ? message : 'other messages';
      const kind = kinds.get(key) ?? { level, written: 0, more: 0 };
      kinds.set(key, kind);
      if (kind.written < most) {
        kind.written += 1;
        return true;
      }
      kind.more += 1;
      return false;
    },
    forget: () => {
      clearTimeout(timer);
      kinds.clear();
    },
  };
}
