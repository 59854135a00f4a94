import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoDatabase } from './demo-database.ts';
import { onServer } from './on-server.ts';

/** An empty database with a separate data folder; `null`: outside of `npm test`. */
export async function makeEmptyDatabase(): Promise<DemoDatabase | null> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) return null;
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-empty-'));
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const drop = async () => {
    await onServer(server, `drop database if exists ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, drop };
}
