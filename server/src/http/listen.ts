import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions, type Server as Listener } from 'node:net';

export interface Listening {
  port: number;
  /** Takes no more connections; done when those that were taken are gone. */
  close(): Promise<void>;
}

/** Connections that may wait to be taken, as many as Linux allows by itself: where it overflows, clients try again after 1, 3, 7 seconds. */
const BACKLOG = 4096;
/**
 * Node takes one connection off a listener each time its loop goes round, and under load that is some 65 times a second. Several
 * listeners on the same port, among which Linux spreads the connections, take as many more.
 */
const LISTENERS = 16;

/** Workers get their connections from the first process, which has nothing else to do. */
const canShareThePort = (): boolean => process.platform === 'linux' && !cluster.isWorker;

/** The server listens there; rejects with what the system says where it may not. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<Listening> {
  const options: ListenOptions = { port, host, backlog: BACKLOG };
  if (!canShareThePort()) {
    await opened(server, options);
    return { port: addressOf(server).port, close: () => closed(server) };
  }
  // Port sharing would also share it with another shop, for instance one left running.
  if (port !== 0) await probe(options);
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

async function probe(options: ListenOptions): Promise<void> {
  const listener = createServer();
  await opened(listener, options);
  await closed(listener);
}
