import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions, type Server as Listener } from 'node:net';

export interface Listening {
  port: number;
  /** Stops accepting; resolves when accepted connections are closed. */
  close(): Promise<void>;
}

/** Backlog, the default maximum of Linux: when it overflows, clients retry after 1, 3, 7 seconds. */
const BACKLOG = 4096;
/**
 * Node accepts one connection of a listener in each turn of its event loop, under load about 65 times a second. Several
 * listeners on one port, among which Linux distributes connections, accept as many times more.
 */
const LISTENERS = 16;

/** Workers get their connections from the primary process, which does nothing else. */
const canShareThePort = (): boolean => process.platform === 'linux' && !cluster.isWorker;

/** Starts listening; rejects with the system's error. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<Listening> {
  const options: ListenOptions = { port, host, backlog: BACKLOG };
  if (!canShareThePort()) {
    await opened(server, options);
    return { port: addressOf(server).port, close: () => closed(server) };
  }
  // Port sharing would also share it with another shop, for instance one left running.
  await probePort({ port, host });
  await opened(server, { ...options, reusePort: true });
  const { address, port: found } = addressOf(server);
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  const all: Listener[] = [server, ...others];
  await Promise.all(others.map((other) => opened(other, { ...options, host: address, port: found, reusePort: true })));
  return { port: found, close: async () => void (await Promise.all(all.map(closed))) };
}

const addressOf = (listener: Listener): AddressInfo => listener.address() as AddressInfo;

const opened = (listener: Listener, options: ListenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(options, () => {
      listener.off('error', reject);
      resolve();
    });
  });

const closed = (listener: Listener): Promise<void> => new Promise((resolve) => listener.close(() => resolve()));

/** Listens and stops again; rejects with the system's error. Port 0, any free one, is not tried. */
export async function probePort({ port, host }: { port: number; host: string }): Promise<void> {
  if (port === 0) return;
  const listener = createServer();
  await opened(listener, { port, host });
  await closed(listener);
}
