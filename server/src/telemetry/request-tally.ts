import { SECONDS } from './metric-family.ts';

/** Counters of one kind of requests: plain numbers, as every cached page is counted; metrics are built when they are read. */
export class RequestTally {
  readonly statuses = new Map<number, number>();
  /** Counts by upper bound in `SECONDS`; the last has none. */
  readonly times: number[] = new Array<number>(SECONDS.length + 1).fill(0);
  seconds = 0;
  count = 0;

  note(status: number, seconds: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    let at = 0;
    while (at < SECONDS.length && seconds > (SECONDS[at] as number)) at += 1;
    this.times[at] = (this.times[at] as number) + 1;
    this.seconds += seconds;
    this.count += 1;
  }
}
