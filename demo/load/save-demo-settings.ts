import type { Db } from '@vitrina/backend/db';
import { readDocuments, saveSettings } from '@vitrina/backend/seed';
import { describeProblem } from '@vitrina/contract/settings/check-settings';
import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import { DEMO_SETTINGS } from '../settings/index.ts';

/** Writes the demo company's settings, except groups that have been saved before. */
export async function saveDemoSettings(db: Db): Promise<void> {
  const outcome = await saveSettings(db, { documents: await unwritten(db), versions: 'any', userId: null, cause: 'demo' });
  if (outcome.kind === 'bad') throw new Error(`The demo shop's settings have mistakes: ${outcome.problems.map(describeProblem).join('; ')}`);
}

async function unwritten(db: Db): Promise<Partial<typeof DEMO_SETTINGS>> {
  const state = await readDocuments(db);
  return Object.fromEntries(Object.entries(DEMO_SETTINGS).filter(([group]) => state[group as SettingsGroup].version === 0));
}
