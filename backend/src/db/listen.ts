import pg from 'pg';

const RECONNECT_MS = 1000;

/**
 * Calls `onNotice` for each NOTIFY on the channel, and once after every reconnection, as notices may have been missed.
 * Gives a function that stops listening.
 */
export async function listen({ url, channel, onNotice }: { url: string; channel: 'catalogue'; onNotice: () => void }): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'vitrina listener', keepAlive: true });
    next.on('notification', onNotice);
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    // Only now: a connection that never came about ends as well, and would be tried again twice each time.
    next.on('end', reopenLater);
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
    await client?.end();
  };
}
