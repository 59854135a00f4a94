import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ShopProcess } from './shop-process.ts';

/** Environment of a shop that collects its garbage when a drill asks for it. */
export const collectsGarbage = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('preload/collect-garbage.mjs', import.meta.url))}` };

export interface ProcessState {
  /** MB of objects and buffers that are still in use. */
  used: number;
  /** MB of compiled code: it grows for hours, slower and slower, as rare paths become worth compiling, and never beyond what the sources are. */
  code: number;
  /** MB that the system counts. */
  resident: number;
  /** Open files and sockets. */
  descriptors: number;
}

/** What the server process holds once its garbage is gone. */
export async function stateOf(shop: ShopProcess): Promise<ProcessState> {
  // Some of what is let go takes a turn more: sockets, finalizers.
  for (let i = 0; i < 3; i += 1) {
    process.kill(shop.pid, 'SIGUSR2');
    await sleep(300);
  }
  const text = await (await fetch(`http://127.0.0.1:${shop.port}/metrics`, { headers: { connection: 'close' } })).text();
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1024 / 1024;
  const noted = `${tmpdir()}/vitrina-code-${shop.pid}`;
  const code = Number(readFileSync(noted, 'utf8')) / 1024 / 1024;
  rmSync(noted);
  return {
    used: megabytes('vitrina_heap_used_bytes') + megabytes('vitrina_external_memory_bytes') - code,
    code,
    resident: megabytes('process_resident_memory_bytes'),
    descriptors: readdirSync(`/proc/${shop.pid}/fd`).length,
  };
}
