/** Where the import says what it does: the terminal, a log, or a test. */
export interface Out {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

const BAR = 24;
const TERMINAL_MS = 100;
const LOG_MS = 5000;

/** One line that moves on a terminal; a line every five seconds elsewhere. */
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

  /** `part` 0 to 1 of the work; `lines` so far, of which bad. */
  show(part: number, { lines, bad }: { lines: number; bad?: number }): void {
    const now = performance.now();
    if (now - this.#shownAt < (this.#isTerminal ? TERMINAL_MS : LOG_MS)) return;
    this.#shownAt = now;
    const text = progressText({ title: this.#title, part, lines, bad, seconds: (now - this.#startedAt) / 1000 });
    this.#out.write(this.#isTerminal ? `\r${text.slice(0, (this.#out.columns ?? 100) - 1)}\x1b[K` : `${text}\n`);
  }

  /** Ends the moving line and prints one that stays. */
  say(text: string): void {
    this.#out.write(this.#isTerminal ? `\r\x1b[K${text}\n` : `${text}\n`);
  }
}

/** `Importing [######------------------]  25 %  21,567 lines  4,300/s  3 bad` */
export function progressText({
  title,
  part,
  lines,
  bad,
  seconds,
}: {
  title: string;
  part: number;
  lines: number;
  bad: number | undefined;
  seconds: number;
}): string {
  const share = Math.min(1, Math.max(0, part));
  const filled = Math.round(share * BAR);
  const speed = seconds > 0 ? Math.round(lines / seconds) : 0;
  const counts = [`${whole(lines)} lines`, `${whole(speed)}/s`, ...(bad === undefined ? [] : [`${whole(bad)} bad`])];
  return `${title} [${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}] ${String(Math.floor(share * 100)).padStart(3)} %  ${counts.join('  ')}`;
}

export const whole = (number: number): string => number.toLocaleString('en-GB');
