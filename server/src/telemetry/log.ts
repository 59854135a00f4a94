import { describeError, type ErrorReporter, scrub, scrubStack } from '@vitrina/backend';
import type { LogLevel } from './log-level.ts';
import { pathForLog } from './path-for-log.ts';
import { createRepeatLimiter } from './repeated-messages.ts';
import { currentRequestId, runWithoutContext } from './request-context.ts';

export type { LogLevel } from './log-level.ts';

/**
 * Fields a log line may have besides its message, with the longest text of each; `number`: a number. There is no field
 * for data sent by clients, and no free one: what is not named here is not written. Texts are scrubbed and cut.
 */
const FIELDS = {
  /** Id of the request or of the work in the background; known by itself. */
  request: 64,
  method: 10,
  /** An address or a route's template; what is written is what `pathForLog` makes of it. */
  path: 300,
  status: 'number',
  /** Milliseconds. */
  ms: 'number',
  kind: 40,
  cache: 20,
  error: 4000,
  cause: 1500,
  /** Code of a library's error, or exit code of a process. */
  code: 40,
  /** Text of a database statement, with placeholders for its values. */
  statement: 1000,
  why: 300,
  job: 60,
  /** Id of a mail. */
  mail: 'number',
  attempts: 'number',
  /** File of a picture. */
  picture: 300,
  lang: 10,
  name: 200,
  /** Template of a page. */
  page: 300,
  block: 100,
  worker: 'number',
  count: 'number',
  /** Address of a machine of ours. */
  host: 200,
} as const satisfies Record<string, number | 'number'>;

export type LogFields = {
  [Name in keyof typeof FIELDS]?: ((typeof FIELDS)[Name] extends 'number' ? number : Name extends 'code' ? string | number : string) | undefined;
};
/** Fields never redacted although they resemble secrets: ids, and statements with long names. */
const OUR_OWN = new Set(['request', 'statement']);
/** Names of functions and files stay readable. */
const STACKS = new Set(['error', 'cause']);

const LONGEST_KIND = 200;
const RANK: Readonly<Record<LogLevel, number>> = { info: 0, warn: 1, error: 2 };
let least: LogLevel = 'info';
/** Looked up by name on each call, as tests replace it. */
let write = (line: string): void => console.error(line);
let report: ErrorReporter = () => {};
let lost = 0;
const counts: Record<LogLevel, number> = { info: 0, warn: 0, error: 0 };

const repeats = createRepeatLimiter({ write: (level, message, count) => runWithoutContext(() => writeLine(level, message, { count })) });

/** Resets the counters of repeats, for tests with several shops in one process. */
export const forgetRepeats = (): void => repeats.forget();

/** Lines below this level are not written. */
export function setLogLevel(level: LogLevel): void {
  least = level;
}

/** Passes unexpected errors on to a reporter, beside the log. */
export function sendErrorsTo(reporter: ErrorReporter): void {
  report = reporter;
}

/** One line of JSON a message, on standard error; nothing personal goes in. A repeated message is written a few times a minute, then counted. */
export function log(level: LogLevel, message: string, fields: LogFields = {}): void {
  counts[level] += 1;
  if (RANK[level] >= RANK[least] && repeats.mayWrite(level, kindOf(message, fields))) writeLine(level, message, fields);
}

/** Returns the key by which messages count as repeated: errors of different text or code are kept apart. */
function kindOf(message: string, { error, code }: LogFields): string {
  if (error !== undefined) return `${message}: ${error.split('\n', 1)[0]}`.slice(0, LONGEST_KIND);
  return code === undefined ? message : `${message} (${code})`;
}

/** Writes a line without limiting repeats, for the log of requests. */
export function logEach(message: string, fields: LogFields): void {
  if (RANK.info >= RANK[least]) writeLine('info', message, fields);
}

/** An unexpected error with its cause, for the log and for error reports. */
export function logError(message: string, error: unknown, fields: LogFields = {}): void {
  const { type, message: words, frames, code, causes } = describeError(error);
  const details = { error: `${type}: ${words}${frames && `\n${frames}`}`, code, cause: causes.length > 0 ? causes.join('\n') : undefined };
  log('error', message, { ...fields, ...details });
  report({ level: 'error', origin: 'server', message: `${message}: ${words}`, type, stack: frames, requestId: currentRequestId() });
}

function writeLine(level: LogLevel, message: string, fields: LogFields): void {
  const line: Record<string, unknown> = { at: new Date().toISOString(), level, message: scrub(message).slice(0, 300), request: currentRequestId() };
  for (const [name, value] of Object.entries(fields)) {
    if (!(name in FIELDS)) continue;
    const longest = FIELDS[name as keyof LogFields];
    if (typeof value === 'number') line[name] = value;
    else if (typeof value === 'string' && longest !== 'number') line[name] = cleaned(name, value.slice(0, longest * 4)).slice(0, longest);
  }
  try {
    write(JSON.stringify(line));
  } catch {
    lost += 1;
  }
}

function cleaned(name: string, text: string): string {
  if (OUR_OWN.has(name)) return text;
  if (name === 'path') return pathForLog(text);
  return STACKS.has(name) ? scrubStack(text) : scrub(text);
}

/** Lines that could not be written: the disk of the log is full, or its reader is gone. */
export const droppedLineCount = (): number => lost;

/** Number of messages by level, including suppressed repeats. */
export const logCounts = (): Readonly<Record<LogLevel, number>> => counts;

/**
 * Makes the process's output safe: what cannot be written is counted and ends nothing, and what libraries print as warnings and errors
 * becomes lines of the log. To be called once, where a process begins.
 */
export function guardOutput(): void {
  const fail = (): void => {
    lost += 1;
  };
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  process.on('uncaughtException', (error) => {
    logError('an error that nobody caught', error);
    process.exit(1);
  });
  write = (line) => process.stderr.write(`${line}\n`, (error) => error && fail());
  console.error = (...args: unknown[]) => printed('error', args);
  console.warn = (...args: unknown[]) => printed('warn', args);
}

/** Logs console output of libraries: only texts and errors, since an object may hold personal data. */
function printed(level: LogLevel, args: readonly unknown[]): void {
  const error = args.find((one) => one instanceof Error);
  const words = args.filter((one) => typeof one === 'string').join(' ');
  if (error) logError('printed by a library', error, { why: words });
  else log(level, 'printed by a library', { why: words });
}
