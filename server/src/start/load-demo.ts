import { join } from 'node:path';
import { connect } from '@vitrina/backend/db';
import { lacksUsers, readDocuments } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { OFFICE } from '@vitrina/demo/known';

interface DemoOptions {
  databaseUrl: string;
  dataDir: string;
  defaultLanguage: LanguageCode;
  /** `false`: the public demo passwords open no login. */
  withLogins: boolean;
  log: (line: string) => void;
}

/** Statements of a load have a long limit, as no caller waits and the machine may be busy. */
const LIMITS = { connectMs: 60_000, statementMs: 600_000 };

/** Returns the folder of original pictures. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

interface CompleteOptions {
  databaseUrl: string;
  withLogins: boolean;
}

/** True if the demo shop was loaded before there were all settings, or logins of the back office. Reads none of the demo's files. */
export async function isDemoIncomplete({ databaseUrl, withLogins }: CompleteOptions): Promise<boolean> {
  const { db, close } = connect({ url: databaseUrl, size: 1 });
  try {
    if (Object.values(await readDocuments(db)).some(({ version }) => version === 0)) return true;
    return (
      withLogins &&
      (await lacksUsers(
        db,
        OFFICE.people.map(({ email }) => email),
      ))
    );
  } finally {
    await close();
  }
}

/** Gives a demo shop that `isDemoIncomplete` its settings and logins of the back office. */
export async function completeDemoShop({ databaseUrl, withLogins }: CompleteOptions): Promise<void> {
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
