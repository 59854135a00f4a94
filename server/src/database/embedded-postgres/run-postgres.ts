import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { binariesEnvironment, program } from './binaries.ts';
import type { Folders } from './choose-folders.ts';
import { postgresArguments, type Settings } from './postgres-settings.ts';

const LOG_BYTES = 10 * 1024 * 1024;
/** A crash of the whole machine may need a long recovery. */
const READY_WITHIN_MS = 600_000;
const LONGEST_PAUSE_MS = 10_000;

export interface RunOptions {
  folders: Folders;
  port: number;
  /** `null`: TCP alone. */
  socketFolder: string | null;
  /** Connection to a database that always exists. */
  url: string;
  logFile: string;
  log: (line: string) => void;
  settings?: Settings | undefined;
}

export interface RunningPostgres {
  readonly pid: number | undefined;
  /** Fast stop: open transactions are rolled back. */
  stop(): Promise<void>;
}

/** Starts the server program, waits until it answers, and starts it again with growing pauses should it die by itself. */
export async function runPostgres(options: RunOptions): Promise<RunningPostgres> {
  let stopping = false;
  rotate(options.logFile);
  let child = await startAndWait(options, () => stopping);

  const watch = () => {
    child.once('exit', (code, signal) => {
      if (!stopping) void revive(code, signal);
    });
    // The process may have died between its last reply and now.
    if (hasExited(child) && !stopping) child.emit('exit', child.exitCode, child.signalCode);
  };
  const revive = async (code: number | null, signal: string | null) => {
    options.log(`The database stopped by itself (${signal ?? `exit code ${code}`}); starting it again. Its log: ${options.logFile}`);
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause);
      if (stopping) return;
      try {
        child = await startAndWait(options, () => stopping);
        options.log('The database runs again.');
        return watch();
      } catch (error) {
        options.log(`The database does not start: ${(error as Error).message}`);
      }
    }
  };
  watch();

  return {
    get pid() {
      return child.pid;
    },
    stop: async () => {
      stopping = true;
      await stopChild(child);
    },
  };
}

async function startAndWait(options: RunOptions, isStopping: () => boolean): Promise<ChildProcess> {
  const until = Date.now() + READY_WITHIN_MS;
  for (let retries = 0; ; retries += 1) {
    const child = start(options);
    const outcome = await waitUntilReady(child, options.url, until);
    if (outcome === 'ready') return child;
    await stopChild(child);
    const tail = tailOf(options.logFile);
    // Processes of a killed server need a moment to notice and let go of its memory.
    const isPassing = /shared memory block .* is still in use|lock file "postmaster\.pid" already exists/.test(tail);
    if (outcome === 'late' || !isPassing || retries >= 20 || isStopping())
      throw new Error(`PostgreSQL did not start (${outcome}). Its last words, from ${options.logFile}:\n${tail}`);
    await sleep(500);
  }
}

function start({ folders, port, socketFolder, logFile, settings }: RunOptions): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  try {
    // A process group of its own: Ctrl+C in the terminal reaches only the shop, which stops the database last.
    return spawn(program(folders.binaries, 'postgres'), postgresArguments({ data: join(folders.home, 'data'), port, socketFolder, more: settings }), {
      cwd: folders.home,
      env: binariesEnvironment(folders.binaries),
      stdio: ['ignore', log, log],
      detached: true,
      ...folders.user,
    }).on('error', () => {});
  } finally {
    closeSync(log);
  }
}

async function waitUntilReady(child: ChildProcess, url: string, until: number): Promise<'ready' | 'exited' | 'late'> {
  while (Date.now() < until) {
    if (hasExited(child) || child.pid === undefined) return 'exited';
    if (await answers(url)) return hasExited(child) ? 'exited' : 'ready';
    await sleep(25);
  }
  return 'late';
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // Retrying does not help against a wrong password.
    if ((error as { code?: string }).code === '28P01') throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function stopChild(child: ChildProcess): Promise<void> {
  if (hasExited(child) || child.pid === undefined) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const slow = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await exited;
  clearTimeout(slow);
}

function rotate(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES) renameSync(logFile, `${logFile}.old`);
}

const tailOf = (logFile: string): string => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
