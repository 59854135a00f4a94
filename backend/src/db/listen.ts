import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 1000;
const CONNECT_WITHIN_MS = 3000;
const CLOSE_WITHIN_MS = 1000;
/** Detects a peer that vanished without closing the connection. */
const HEARTBEAT = { everyMs: 5000, withinMs: 2000 };

interface ListenOptions {
  url: string;
  channel: 'catalogue';
  onNotice: () => void;
  /** Interval of heartbeats, and the longest wait for their answer. */
  heartbeat?: { everyMs: number; withinMs: number };
}

/**
 * Calls `onNotice` for each NOTIFY on the channel, and once after every reconnection, as notices may have been missed.
 * Returns a function that stops listening.
 */
export async function listen({ url, channel, onNotice, heartbeat = HEARTBEAT }: ListenOptions): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'vitrina listener',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: heartbeat.withinMs,
    });
    next.on('notification', onNotice);
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    if (stopped) return void next.end().catch(() => {});
    client = next;
    const beating = setInterval(() => void next.query('select').catch(() => next.end().catch(() => {})), heartbeat.everyMs).unref();
    // Registered only now: a connection that never opened ends too, and would be retried twice.
    next.on('end', () => {
      clearInterval(beating);
      reopenLater();
    });
  };
  const reopenLater = (): void => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => open().then(onNotice, reopenLater), RECONNECT_MS).unref();
  };

  await open();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    // A vanished peer does not answer the end of the connection.
    await Promise.race([client?.end(), wait(CLOSE_WITHIN_MS, undefined, { ref: false })]);
  };
}
