/** Starts the shop and stops it gently: `npm start` ends up here, on Node 24. With WORKERS the workers start here, too. */
import cluster from 'node:cluster';
import { BadConfig, type Config, readConfig, refusalsOf } from './config/read-config.ts';
import { guardOutput, logError } from './telemetry/log.ts';
import { settingsProblems } from './start/settings-problems.ts';
import { StartFailed } from './shared/start-failed.ts';
import { type Server, startServer } from './start/start-server.ts';
import { runWorker } from './start/workers/run-worker.ts';

const printLine = (line: string): void => console.log(line);
guardOutput();

let stop: (() => Promise<void>) | undefined;
let isStopping = false;

async function end(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  printLine(signal === 'SIGINT' ? '\nStopping …' : 'Stopping …');
  try {
    await stop?.();
    process.exit(0);
  } catch (error) {
    logError('the shop did not stop cleanly', error);
    process.exit(1);
  }
}

process.on('unhandledRejection', (error) => logError('a promise failed unnoticed', error));

try {
  const config = readConfig(process.env, (env) => [...refusalsOf(env), ...settingsProblems(env)]);
  if (cluster.isWorker) runWorker(config);
  else await open(config);
} catch (error) {
  if (!isStopping) {
    if (error instanceof BadConfig || error instanceof StartFailed) process.stderr.write(`${error.message}\n`);
    else logError('the shop could not start', error);
    process.exit(1);
  }
}

async function open(config: Config): Promise<void> {
  let starting: Promise<Server> | undefined;
  // A signal during the start waits for it to end, so that the database is never left behind.
  stop = async () => (await starting?.catch(() => null))?.stop();
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  starting = startServer(config, printLine);
  await starting;
}
