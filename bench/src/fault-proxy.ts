import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Injected fault; `null`: none. It affects responses of the target, `hang` both directions. */
export type Fault =
  /** No listener: new connections are refused, open ones are reset. */
  | { kind: 'down' }
  /** Connections stay open, but no data passes. */
  | { kind: 'hang' }
  /** Each chunk is delayed by `ms`, plus or minus `jitter`. */
  | { kind: 'latency'; ms: number; jitter?: number }
  /** The connection is reset after this many bytes of responses. */
  | { kind: 'reset'; afterBytes: number }
  /** The connection is closed normally after this many bytes of responses. */
  | { kind: 'truncate'; afterBytes: number }
  /** Responses are split into chunks of `bytes` with pauses. */
  | { kind: 'slice'; bytes: number; pauseMs: number }
  | { kind: 'bandwidth'; bytesPerSecond: number };

export interface FaultProxy {
  /** Port on 127.0.0.1. */
  port: number;
  /** Sets the fault, also for open connections. */
  set(fault: Fault | null): Promise<void>;
  /** Resets all open connections once. */
  cut(): void;
  /** Connections opened so far, and those open now. */
  readonly counts: { opened: number; standing: number };
  stop(): Promise<void>;
}

/** TCP proxy between two parts of the shop that injects network faults. */
export async function startFaultProxy({ target, port = 0 }: { target: { host: string; port: number }; port?: number }): Promise<FaultProxy> {
  const standing = new Set<Socket>();
  let fault: Fault | null = null;
  let opened = 0;
  let server: Server | null = null;

  const accept = (client: Socket): void => {
    opened += 1;
    standing.add(client);
    const upstream = connect(target);
    const end = (): void => {
      standing.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    let answered = 0;
    const passOn = async (bytes: Buffer): Promise<void> => {
      await untilFlowing();
      if (fault?.kind === 'latency') await sleep(Math.max(0, fault.ms + (Math.random() * 2 - 1) * (fault.jitter ?? 0)));
      if (fault?.kind === 'bandwidth') await sleep((bytes.length / fault.bytesPerSecond) * 1000);
      if (fault?.kind === 'reset' && answered + bytes.length > fault.afterBytes) return void client.resetAndDestroy();
      if (fault?.kind === 'truncate' && answered + bytes.length > fault.afterBytes)
        return void client.end(bytes.subarray(0, Math.max(0, fault.afterBytes - answered)));
      answered += bytes.length;
      if (fault?.kind !== 'slice') return void client.write(bytes);
      const { bytes: size, pauseMs } = fault;
      for (let at = 0; at < bytes.length; at += size) {
        client.write(bytes.subarray(at, at + size));
        await sleep(pauseMs);
      }
    };
    let back: Promise<void> = Promise.resolve();
    let there: Promise<void> = Promise.resolve();
    upstream.on('data', (bytes: Buffer) => {
      back = back.then(() => (client.destroyed ? undefined : passOn(bytes))).catch(end);
    });
    client.on('data', (bytes: Buffer) => {
      there = there.then(untilFlowing).then(() => void (upstream.destroyed || upstream.write(bytes)));
    });
  };

  const untilFlowing = async (): Promise<void> => {
    while (fault?.kind === 'hang') await sleep(20);
  };

  const open = (on: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const next = createServer(accept);
      next.once('error', reject);
      next.listen({ port: on, host: '127.0.0.1', backlog: 1024 }, () => resolve((next.address() as AddressInfo).port));
      server = next;
    });
  const cut = (): void => {
    for (const socket of standing) socket.resetAndDestroy();
    standing.clear();
  };
  const shut = async (): Promise<void> => {
    const old = server;
    server = null;
    cut();
    if (old) await new Promise<void>((resolve) => old.close(() => resolve()));
  };

  const own = await open(port);
  return {
    port: own,
    set: async (next) => {
      fault = next;
      if (next?.kind === 'down') await shut();
      else if (!server) await open(own);
    },
    cut,
    get counts() {
      return { opened, standing: standing.size };
    },
    stop: async () => {
      fault = null;
      await shut();
    },
  };
}
