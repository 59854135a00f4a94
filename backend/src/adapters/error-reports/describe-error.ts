import { scrub } from './scrub.ts';

/** An error without personal data, even if a library's message contained some. */
export interface DescribedError {
  /** Name of the error's class. */
  type: string;
  message: string;
  /** Stack frames without the message; empty if the thrown value is no error. */
  frames: string;
  /** Error code of the database or the system. */
  code?: string;
  /** Descriptions of the error's causes, nearest first. */
  causes: readonly string[];
}

const LONGEST_MESSAGE = 500;
const MAX_FRAMES = 20;
const MAX_CAUSES = 3;
const FRAME = /^\s*at .*?(?::\d+:\d+\)?|\(<anonymous>\)|native\)?)$/;
/** SQLSTATE classes whose messages name only tables and columns; messages of other classes repeat the input. */
const NAMES_ONLY = /^(?:08|23|25|40|42|53|55|57)\w{3}$/;
/** SQLSTATE class of errors raised by our triggers and functions, whose messages may contain anything. */
const RAISED = /^P0/;

/** Describes an error. Fields that libraries add to errors (`detail` of the database contains values) are never read. */
export function describeError(error: unknown): DescribedError {
  const { name, message, stack, code } = partsOf(error);
  return { type: name, message, frames: framesOf(stack), ...(code && { code }), causes: causesOf(error) };
}

interface Parts {
  name: string;
  message: string;
  stack: string;
  code?: string | undefined;
}

function partsOf(error: unknown): Parts {
  if (!(error instanceof Error)) return { name: typeof error, message: typeof error === 'string' ? cleanWords(error) : '', stack: '' };
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  const isFromDatabase = typeof severity === 'string' && typeof code === 'string';
  return {
    name: error.name,
    message: isFromDatabase ? databaseWords(error.message, code) : cleanWords(error.message),
    stack: error.stack ?? '',
    code: typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : undefined,
  };
}

function databaseWords(message: string, code: string): string {
  if (NAMES_ONLY.test(code)) return scrub(message).slice(0, LONGEST_MESSAGE);
  return RAISED.test(code) ? 'raised in the database' : cleanWords(message.split(/[:"]/, 1)[0] as string);
}

/** Redacts double-quoted parts: JSON.parse and others quote their input that way. */
const cleanWords = (message: string): string => scrub(message.replace(/"[^"]*"?/g, '"…"')).slice(0, LONGEST_MESSAGE);

/** A message may have lines that look like stack frames, so only lines after the message count. */
const framesOf = (stack: string): string => {
  const lines = stack.split('\n');
  const frames: string[] = [];
  for (let i = lines.length - 1; i >= 0 && FRAME.test(lines[i] as string); i -= 1) frames.unshift((lines[i] as string).replace(/[?#][^\s:)]*/g, ''));
  return frames.slice(0, MAX_FRAMES).join('\n');
};

function causesOf(error: unknown): string[] {
  const causes: string[] = [];
  const queue = insideOf(error);
  while (queue.length > 0 && causes.length < MAX_CAUSES) {
    const next = queue.shift();
    const { name, message, code } = partsOf(next);
    causes.push(`${name}${code ? ` ${code}` : ''}: ${message}`);
    queue.push(...insideOf(next));
  }
  return causes;
}

const insideOf = (error: unknown): unknown[] => {
  if (error instanceof AggregateError) return [...error.errors];
  return error instanceof Error && error.cause !== undefined ? [error.cause] : [];
};
