import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ShopProcess } from './shop-process.ts';

/** Environment of a shop that collects garbage on a drill's request. */
export const collectsGarbage = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('preload/collect-garbage.mjs', import.meta.url))}` };

export interface ProcessState {
  /** MB of live objects and buffers. */
  used: number;
  /** MB of compiled code: it grows for hours at a decreasing rate, as rare paths become worth compiling, limited by the size of the sources. */
  code: number;
  /** Resident memory, MB. */
  resident: number;
  /** Open files and sockets. */
  descriptors: number;
}

interface Note {
  spaces: [name: string, bytes: number][];
  external: number;
}

const MB = 1024 * 1024;
/** Timeout, milliseconds: collecting a large heap on a busy machine takes seconds, a snapshot of it half a minute. */
const NOTED_WITHIN_MS = 300_000;

/** Measures the server process after garbage collection. `snapshot`: file to write its heap to. */
export async function stateOf(shop: ShopProcess, snapshot?: string): Promise<ProcessState> {
  // Twice, as some objects are released a turn later: sockets, finalizers.
  for (let i = 0; i < 2; i += 1) {
    await noteOf(shop);
    await sleep(300);
  }
  const { spaces, external } = await noteOf(shop, snapshot);
  const sum = (of: Note['spaces']) => of.reduce((total, [, bytes]) => total + bytes, 0) / MB;
  const code = sum(spaces.filter(([name]) => /code|trusted/.test(name)));
  return { used: sum(spaces) - code + external / MB, code, resident: residentOf(shop.pid), descriptors: readdirSync(`/proc/${shop.pid}/fd`).length };
}

async function noteOf(shop: ShopProcess, snapshot?: string): Promise<Note> {
  const note = `${tmpdir()}/vitrina-heap-${shop.pid}`;
  if (snapshot) writeFileSync(`${note}.wanted`, snapshot);
  process.kill(shop.pid, 'SIGUSR2');
  const end = Date.now() + NOTED_WITHIN_MS;
  while (!existsSync(note)) {
    if (shop.hasEnded() || Date.now() > end) throw new Error(`the shop did not say what it holds:\n${shop.output().slice(-2000)}`);
    await sleep(20);
  }
  const text = readFileSync(note, 'utf8');
  rmSync(note);
  return JSON.parse(text) as Note;
}

const residentOf = (pid: number): number => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
