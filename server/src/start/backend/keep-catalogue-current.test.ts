import type { Catalogue, ReplyCache, SettingsStore } from '@vitrina/backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../backend/src/testing/test-database.ts';
import { query } from '../../testing/query.ts';
import { keepCatalogueCurrent } from './keep-catalogue-current.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('stopping waits for the changes being read, and reads none after them', async () => {
  const order: string[] = [];
  let endReading = (): void => {};
  const reading = new Promise<void>((resolve) => {
    endReading = resolve;
  });
  let signalRead = (): void => {};
  const secondRead = new Promise<void>((resolve) => {
    signalRead = resolve;
  });
  let reads = 0;
  const takeChanges = async () => {
    reads += 1;
    if (reads > 1) {
      signalRead();
      await reading;
    }
    order.push(`read ${reads}`);
    return { tags: [], last: 0, position: 0 };
  };
  const updater = await keepCatalogueCurrent({
    databaseUrl: database.url,
    catalogue: { takeChanges } as unknown as Catalogue,
    settings: { isBehind: async () => false } as unknown as SettingsStore,
    cache: {} as ReplyCache,
    sharing: null,
    onChange: () => {},
  });
  const second = updater.catchUp();
  const third = updater.catchUp();
  await secondRead;
  const stopped = updater.stop().then(() => order.push('stopped'));
  // Another connection's answer: what stops without waiting has stopped by now.
  await query(database.url, 'select 1');
  endReading();
  await Promise.all([second, third, stopped]);
  await updater.catchUp();
  expect(order).toEqual(['read 1', 'read 2', 'stopped']);
});
