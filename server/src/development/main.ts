/** `npm run dev` ends up here, on Node 24. Ends with 75 to be started anew as a whole. */
import { BadConfig, readConfig } from '../config/read-config.ts';
import { StartFailed } from '../shared/start-failed.ts';
import { type Development, serveDevelopment } from './serve-development.ts';

const START_AGAIN = 75;
const printLine = (line: string): void => console.log(line);

let starting: Promise<Development> | undefined;
let isEnding = false;

async function end(code: number, line: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  printLine(line);
  await (await starting?.catch(() => null))?.stop();
  process.exit(code);
}

// SIGHUP: the terminal was closed.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0, '\nStopping …'));

try {
  const config = readConfig(process.env);
  if (config.mode === 'production') throw new StartFailed('`npm run dev` is not for production: leave NODE_ENV away, or use `npm start`.');
  starting = serveDevelopment({ config, printLine, onOwnChange: () => void end(START_AGAIN, '\nStarting all of it anew …') });
  await starting;
} catch (error) {
  if (!isEnding) {
    if (error instanceof BadConfig || error instanceof StartFailed) process.stderr.write(`${error.message}\n`);
    else console.error(error);
    process.exit(1);
  }
}
