import { onTestFinished } from 'vitest';

/** Lines that may come: until the end of the test that named them, or of the file. */
const expected = new Set<RegExp>();
/** Warnings and errors that came and that nothing has accounted for. */
const unexpected: string[] = [];
const listeners = new Set<(line: string) => void>();

/** The running test makes the code log such a warning or error; it fails when nothing of the kind comes. Any other line of these levels fails a test. */
export function expectLogged(pattern: RegExp): void {
  // A pattern of its own: another test may expect the same.
  const own = new RegExp(pattern);
  let isLogged = false;
  const listen = (line: string) => {
    isLogged ||= own.test(line);
  };
  expected.add(own);
  listeners.add(listen);
  onTestFinished(() => {
    expected.delete(own);
    listeners.delete(listen);
    if (!isLogged) throw new Error(`Nothing was logged that matches ${pattern}`);
  });
}

/** In all tests of this file such lines may come: what a shop of this kind says when it starts, or what comes sooner or later. */
export const allowLogged = (pattern: RegExp): void => void expected.add(pattern);

/** A file begins: what another allowed is not allowed in this one. */
export const forgetAllowed = (): void => expected.clear();

/** A line reached the log. Lines of level info are not failures. */
export function noteLogged(line: string): void {
  if (line.startsWith('{"at":') && line.includes('"level":"info"')) return;
  for (const listen of listeners) listen(line);
  if (![...expected].some((pattern) => pattern.test(line))) unexpected.push(line);
}

/** Unexpected lines since the last call. */
export const takeUnexpected = (): string[] => unexpected.splice(0);
