import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FromShop, Question, ToShop } from './messages.ts';

const PROGRAM = fileURLToPath(new URL('./run-shop.ts', import.meta.url));
const END_WITHIN_MS = 5000;
const OUTPUT_TAIL_LENGTH = 8000;

type Start = Extract<ToShop, { kind: 'start' }>;
type Opened = Extract<FromShop, { kind: 'open' }>;
/** Port of the started shop, or the text of the error that stopped it. */
export type Outcome = { ok: true; port: number } | { ok: false; text: string };

interface ShopProcessOptions {
  start: Start;
  answer: (question: Question) => Promise<unknown>;
  onOpen: (opened: Opened, seconds: number) => void;
  onFailed: (text: string) => void;
  onSiteChanged: () => void;
}

export interface ShopProcess {
  /** Ends the present process and starts another one. */
  restart(): void;
  /** Outcome of the newest process; resolves when it opened or failed. */
  outcome(): Promise<Outcome>;
  send(message: ToShop): void;
  stop(): Promise<void>;
}

/** Manages the shop's process: one at a time gets requests. */
export function createShopProcess(options: ShopProcessOptions): ShopProcess {
  let child: ChildProcess | undefined;
  let outcome = Promise.withResolvers<Outcome>();
  const ending = new Set<Promise<void>>();

  const end = (old: ChildProcess, isOpen: boolean): void => {
    const ended = endProcess(old, isOpen).finally(() => ending.delete(ended));
    ending.add(ended);
  };
  let isOpen = false;

  const start = (): void => {
    const startedAt = performance.now();
    const own = startProcess();
    child = own.child;
    isOpen = false;
    const settle = (result: Outcome): void => {
      if (child !== own.child) return;
      outcome.resolve(result);
      if (!result.ok) options.onFailed(result.text);
    };
    const receive = async (message: FromShop): Promise<void> => {
      if (message.kind === 'here') sendTo(own.child, options.start);
      if (message.kind === 'ask') sendTo(own.child, { kind: 'answer', id: message.id, ...(await answerTo(message.question)) });
      if (child !== own.child) return;
      if (message.kind === 'open') {
        isOpen = true;
        settle({ ok: true, port: message.port });
        options.onOpen(message, (performance.now() - startedAt) / 1000);
      }
      if (message.kind === 'failed') settle({ ok: false, text: message.message });
      if (message.kind === 'site changed') options.onSiteChanged();
    };
    own.child.on('message', (message) => void receive(message as FromShop).catch((error: Error) => settle({ ok: false, text: String(error.stack) })));
    own.child.once('exit', (code, signal) => {
      if (child !== own.child) return;
      const text = own.output().trim() || `The shop's process ended with ${signal ?? code}.`;
      // It had opened before: later questions must not wait for this process.
      if (isOpen) outcome = Promise.withResolvers<Outcome>();
      isOpen = false;
      settle({ ok: false, text });
    });
  };

  const answerTo = async (question: Question): Promise<{ result?: unknown; error?: string }> => {
    try {
      return { result: await options.answer(question) };
    } catch (error) {
      return { error: String((error as Error).stack) };
    }
  };

  return {
    restart: () => {
      if (child) end(child, isOpen);
      const before = outcome;
      outcome = Promise.withResolvers<Outcome>();
      // Requests that wait go on waiting, for the new one.
      before.resolve(outcome.promise);
      start();
    },
    outcome: () => outcome.promise,
    send: (message) => child && sendTo(child, message),
    stop: async () => {
      const last = child;
      child = undefined;
      if (last) end(last, true);
      await Promise.all(ending);
    },
  };
}

/** Starts the shop's process. Its output goes to the terminal; the end of its error output is kept for the error page. */
function startProcess(): { child: ChildProcess; output: () => string } {
  let outputTail = '';
  const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'], serialization: 'advanced', execArgv: ['--max-semi-space-size=32'] });
  child.stderr?.on('data', (bytes: Buffer) => {
    process.stderr.write(bytes);
    outputTail = (outputTail + bytes.toString()).slice(-OUTPUT_TAIL_LENGTH);
  });
  return { child, output: () => outputTail };
}

/** Ends a process; one that serves (`isGentle`) finishes its work first. */
async function endProcess(child: ChildProcess, isGentle: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (isGentle && child.connected) sendTo(child, { kind: 'stop' });
  else child.kill('SIGKILL');
  await Promise.race([ended, sleep(END_WITHIN_MS, undefined, { ref: false })]);
  child.kill('SIGKILL');
  await ended;
}

function sendTo(child: ChildProcess, message: ToShop): void {
  if (child.connected) child.send(message);
}
