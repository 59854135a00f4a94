import { connect } from '@vitrina/backend/db';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Loaded } from '@vitrina/shop-folder';
import { mediaFolder } from './load-demo.ts';

interface LoadShop {
  databaseUrl: string;
  /** The shop's folder. */
  dir: string;
  dataDir: string;
  defaultLanguage: LanguageCode;
  dryRun?: boolean;
  theirs?: boolean;
  log: (line: string) => void;
}

/** Loads a shop's folder into a migrated database. Throws `BadFolder` with the faults of its files. */
export async function loadShop({ databaseUrl, dataDir, ...load }: LoadShop): Promise<Loaded> {
  // Read only now: a shop that runs never touches it.
  const [{ loadFolder }, { drawings }] = await Promise.all([import('@vitrina/shop-folder'), import('@vitrina/demo/drawings')]);
  const { db, close } = connect({ url: databaseUrl, size: 4 });
  try {
    return await loadFolder({ db, mediaDir: mediaFolder(dataDir), drawings, ...load });
  } finally {
    await close();
  }
}
