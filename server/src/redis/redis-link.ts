import { type SharedStore, withTimeout } from '@vitrina/backend';
import { Redis } from 'ioredis';
import { log } from '../telemetry/log.ts';

/** Redis as the shop uses it: a store that may be empty at any moment, and a channel that may lose messages. */
export interface RedisLink extends SharedStore {
  publish(message: string): void;
  /** Subscribes to the channel; `onGap`: messages may have been missed. `reconnect`: to be called when the channel fell silent. */
  subscribe(hear: { onMessage: (message: string) => void; onGap: () => void }): { reconnect: () => void; close: () => void };
  readonly figures: { isUp: boolean; hits: number; misses: number; errors: number };
  close(): void;
}

/** Consecutive failures after which Redis is not called for a while. */
const FAILURES = 5;
const PAUSE_MS = 500;
/** Longest wait for an answer before the connection is replaced. */
const SILENT_MS = 3000;
const CONNECT_WITHIN_MS = 2000;
const KEEP_ALIVE_MS = 10_000;
const LONGEST_RETRY_MS = 500;
const LOG_EVERY_MS = 60_000;
/** Limit of writes in progress; further ones are dropped, so that a slow Redis takes no memory. */
const MOST_UNDERWAY = 100;

/** Connects to Redis and reconnects as needed. Without Redis no call fails, and none takes longer than `timeoutMs`. */
export function connectRedis({ url, timeoutMs }: { url: string; timeoutMs: number }): RedisLink {
  const client = new Redis(url, {
    connectionName: 'vitrina',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    connectTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_MS,
    keepAlive: KEEP_ALIVE_MS,
    retryStrategy: (times) => Math.min(times * 50, LONGEST_RETRY_MS),
  });
  const channel = `vitrina:changes:${client.options.db ?? 0}`;
  const figures = { hits: 0, misses: 0, errors: 0 };
  let failures = 0;
  let retryAt = 0;
  let logAgainAt = 0;
  let underway = 0;
  let isClosed = false;

  const failed = (error: unknown): void => {
    // Commands in progress when the shop stops are no errors.
    if (isClosed) return;
    figures.errors += 1;
    if (performance.now() < logAgainAt) return;
    logAgainAt = performance.now() + LOG_EVERY_MS;
    log('warn', 'Redis cannot be used, the shop goes on without it', { why: (error as Error).message });
  };
  client.on('error', failed);
  const mayCall = (): boolean => client.status === 'ready' && (failures < FAILURES || performance.now() >= retryAt);
  const noteSilence = (error: unknown): null => {
    failed(error);
    failures += 1;
    if (failures >= FAILURES) retryAt = performance.now() + PAUSE_MS;
    return null;
  };

  /** Sends a command without waiting for its reply. */
  const send = (command: () => Promise<unknown>): void => {
    if (!mayCall() || underway >= MOST_UNDERWAY) return;
    underway += 1;
    command()
      .catch(failed)
      .finally(() => {
        underway -= 1;
      });
  };

  return {
    get: async (key) => {
      if (!mayCall()) return null;
      try {
        const replies = await withTimeout(client.pipeline().getBuffer(key).pttl(key).exec(), timeoutMs, 'Redis');
        const [[getError, bytes], [lifeError, msLeft]] = replies as [[Error | null, Buffer | null], [Error | null, number]];
        if (getError || lifeError) throw getError ?? lifeError;
        failures = 0;
        const isThere = bytes !== null && msLeft > 0;
        figures[isThere ? 'hits' : 'misses'] += 1;
        return isThere ? { bytes, msLeft } : null;
      } catch (error) {
        return noteSilence(error);
      }
    },
    put: (key, bytes, ms) => send(() => client.set(key, bytes, 'PX', ms)),
    drop: (key) => send(() => client.del(key)),
    publish: (message) => send(() => client.publish(channel, message)),
    subscribe: ({ onMessage, onGap }) => {
      // A connection of its own: a subscribed one accepts no other commands.
      const listener = client.duplicate({ connectionName: 'vitrina listener', enableOfflineQueue: true, maxRetriesPerRequest: null });
      listener.on('error', failed).on('close', onGap);
      listener.on('message', (_channel, message) => onMessage(message));
      listener.subscribe(channel).catch(failed);
      return { reconnect: () => listener.disconnect(true), close: () => listener.disconnect() };
    },
    get figures() {
      return { ...figures, isUp: client.status === 'ready' && failures < FAILURES };
    },
    close: () => {
      isClosed = true;
      client.disconnect();
    },
  };
}
