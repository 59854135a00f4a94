/** Output of the import's progress: terminal, log, or test. */
export interface Out {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

const BAR = 24;
const TERMINAL_MS = 100;
const LOG_MS = 5000;

/** Shows progress: one updated line on a terminal; otherwise a line every five seconds. */
export class Progress {
  readonly #out: Out;
  readonly #isTerminal: boolean;
  #title = '';
  #startedAt = 0;
  #shownAt = 0;

  constructor(out: Out) {
    this.#out = out;
    this.#isTerminal = out.isTTY === true;
  }

  start(title: string): void {
    this.#title = title;
    this.#startedAt = performance.now();
    this.#shownAt = this.#isTerminal ? 0 : this.#startedAt;
  }

  /** `part`: share of the work, 0 to 1; `lines`: number so far, of which `bad`. */
  show(part: number, { lines, bad, file, unit }: { lines: number; bad?: number; file?: string; unit?: string }): void {
    const now = performance.now();
    if (now - this.#shownAt < (this.#isTerminal ? TERMINAL_MS : LOG_MS)) return;
    this.#shownAt = now;
    const text = progressText({ title: this.#title, part, lines, bad, file, unit, seconds: (now - this.#startedAt) / 1000 });
    this.#out.write(this.#isTerminal ? `\r${text.slice(0, (this.#out.columns ?? 100) - 1)}\x1b[K` : `${text}\n`);
  }

  /** Clears the progress line and prints a permanent one. */
  printLine(text: string): void {
    this.#out.write(this.#isTerminal ? `\r\x1b[K${text}\n` : `${text}\n`);
  }
}

/** `Importing [######------------------]  25 %  21,567 lines  4,300/s  3 bad  15 s left  feed.csv` */
export function progressText({
  title,
  part,
  lines,
  bad,
  seconds,
  file,
  unit = 'lines',
}: {
  title: string;
  part: number;
  lines: number;
  bad: number | undefined;
  seconds: number;
  file?: string | undefined;
  unit?: string | undefined;
}): string {
  const share = Math.min(1, Math.max(0, part));
  const filled = Math.round(share * BAR);
  const speed = seconds > 0 ? Math.round(lines / seconds) : 0;
  const counts = [
    `${whole(lines)} ${unit}`,
    `${whole(speed)}/s`,
    ...(bad === undefined ? [] : [`${whole(bad)} bad`]),
    ...left(share, seconds),
    ...(file ? [file] : []),
  ];
  return `${title} [${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}] ${String(Math.floor(share * 100)).padStart(3)} %  ${counts.join('  ')}`;
}

/** Share of the work below which no estimate is shown. */
const LEAST_PART = 0.02;

function left(share: number, seconds: number): string[] {
  if (share < LEAST_PART || share >= 1) return [];
  const rest = Math.ceil((seconds / share) * (1 - share));
  return [rest < 120 ? `${rest} s left` : `${Math.ceil(rest / 60)} min left`];
}

export const whole = (number: number): string => number.toLocaleString('en-GB');
