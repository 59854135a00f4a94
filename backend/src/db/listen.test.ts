import { connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listen } from './listen.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A TCP proxy to the database that can be closed; counts attempts to connect. */
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

it('a listener reconnects once a second while the database is down, however long, and notifies when it is back', async ({ signal }) => {
  const database = await createTestDatabase('empty');
  undo.push(() => database.drop());
  const door = await openDoor(database);
  const onNotice = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  undo.push(await listen({ url: door.url, channel: 'catalogue', onNotice }));
  undo.push(() => {
    timers.mockRestore();
    vi.useRealTimers();
  });
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo() && !signal.aborted) await new Promise((resolve) => setImmediate(resolve));
  };
  const pauses = (): number => timers.mock.calls.filter(([, ms]) => ms === 1000).length;
  door.shut();
  for (let knocks = 1; knocks <= 5; knocks += 1) {
    await until(() => pauses() === knocks);
    vi.advanceTimersByTime(999);
    expect(door.knocks()).toBe(knocks);
    vi.advanceTimersByTime(1);
    await until(() => door.knocks() === knocks + 1);
  }
  await until(() => pauses() === 6);
  expect(onNotice).not.toHaveBeenCalled();
  door.open();
  vi.advanceTimersByTime(1000);
  await until(() => onNotice.mock.calls.length > 0);
  expect([onNotice.mock.calls.length, door.knocks()]).toEqual([1, 7]);
});
