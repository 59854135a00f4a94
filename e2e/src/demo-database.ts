import { randomBytes } from 'node:crypto';
import { onServer } from './on-server.ts';

export interface DemoDatabase {
  url: string;
  /** Folder with the demo shop's pictures. */
  dataDir: string;
  drop: () => Promise<void>;
}

/** A copy of the demo shop, which `npm test` created once; `null`: outside of such a run. */
export async function copyDemoDatabase(): Promise<DemoDatabase | null> {
  const { TEST_DATABASE_URL: server, TEST_DEMO_TEMPLATE: template, TEST_DATA_DIR: dataDir } = process.env;
  if (!server || !template || !dataDir) return null;
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { url, dataDir, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}
