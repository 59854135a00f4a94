import { join } from 'node:path';
import { connect } from '@vitrina/backend/db';
import type { LanguageCode } from '@vitrina/contract/values/languages';

interface DemoOptions {
  databaseUrl: string;
  dataDir: string;
  defaultLanguage: LanguageCode;
  /** `false`: the public demo passwords open no login. */
  withLogins: boolean;
  log: (line: string) => void;
}

/** A load is no request: a machine that is busy with other things may take its time. */
const LIMITS = { connectMs: 60_000, statementMs: 600_000 };

/** Returns the folder of original pictures. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

/** A demo shop that was loaded before there were settings gets its own, and logins of the back office. */
export async function completeDemoShop(databaseUrl: string, { withLogins }: { withLogins: boolean }): Promise<void> {
  const { completeOffice, saveDemoSettings } = await import('@vitrina/demo');
  const { db, close } = connect({ url: databaseUrl, size: 1 });
  try {
    await saveDemoSettings(db);
    if (withLogins) await completeOffice(db);
  } finally {
    await close();
  }
}

/** Loads the demo shop into a migrated database. */
export async function loadDemoShop({ databaseUrl, dataDir, defaultLanguage, withLogins, log }: DemoOptions): Promise<void> {
  // Read only now: a shop on its own data never touches it.
  const { loadDemo } = await import('@vitrina/demo');
  const { db, close } = connect({ url: databaseUrl, size: 4, limits: LIMITS });
  try {
    await loadDemo({ db, mediaDir: mediaFolder(dataDir), defaultLanguage, withLogins, log });
  } finally {
    await close();
  }
}
