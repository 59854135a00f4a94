import { connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listen } from './listen.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A door to the database that can be shut; counts who knocks. */
async function openDoor(database: TestDatabase): Promise<{ url: string; shut: () => void; open: () => void; knocks: () => number }> {
  const real = new URL(database.url);
  const sockets = new Set<Socket>();
  let isShut = false;
  let knocks = 0;
  const door = createServer((socket) => {
    knocks += 1;
    socket.on('error', () => {});
    if (isShut) return void socket.destroy();
    const inner = connect(Number(real.port), real.hostname);
    inner.on('error', () => socket.destroy());
    socket.on('close', () => inner.destroy());
    socket.pipe(inner).pipe(socket);
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  undo.push(() => new Promise((resolve) => door.close(resolve)));
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((door.address() as { port: number }).port);
  return {
    url: url.href,
    shut: () => {
      isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    open: () => {
      isShut = false;
    },
    knocks: () => knocks,
  };
}

it('knocks once a second while the database is away, however long, and tells when it is back', async () => {
  const database = await createTestDatabase('empty');
  undo.push(() => database.drop());
  const door = await openDoor(database);
  const onNotice = vi.fn();
  const stop = await listen({ url: door.url, channel: 'catalogue', onNotice });
  undo.push(stop);
  door.shut();
  await new Promise((resolve) => setTimeout(resolve, 5500));
  expect(door.knocks() - 1).toBeGreaterThanOrEqual(3);
  expect(door.knocks() - 1).toBeLessThanOrEqual(6);
  door.open();
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1), 3000);
});
