/** Set-up of every test file: a warning or error that is logged and that no test expects (`expectLogged`) fails the test. */
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { forgetAllowed, noteLogged, takeUnexpected } from './expect-logged.ts';

const WATCHED = Symbol.for('vitrina.watched');

forgetAllowed();
// Files that share a worker share its console.
if (!(WATCHED in console)) {
  Object.assign(console, { [WATCHED]: true });
  for (const level of ['warn', 'error'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      noteLogged(format(...values));
      // Vitest shows it with the test if that fails.
      write(...values);
    };
  }
}

const failOnUnexpected = (): void => {
  const lines = takeUnexpected();
  if (lines.length > 0) throw new Error(`Unexpected in the log (expect it by \`expectLogged\`):\n${lines.join('\n')}`);
};
afterEach(failOnUnexpected);
// What is logged while shops are stopped.
afterAll(failOnUnexpected);
