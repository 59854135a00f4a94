/** `npm run settings -- show [GROUP] | set FILE.json`: prints or replaces the shop's settings. The file holds documents by group. */
import { readFileSync } from 'node:fs';
import { readDocuments, saveSettings } from '@vitrina/backend';
import { connect, type Db, migrate } from '@vitrina/backend/db';
import { describeProblem } from '@vitrina/contract/settings/check-settings';
import { SETTINGS_GROUPS, type SettingsGroup } from '@vitrina/contract/settings/settings';
import { StartFailed } from '../shared/start-failed.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Use: npm run settings -- show [${SETTINGS_GROUPS.join('|')}]\n     npm run settings -- set FILE.json`;
const [what, argument] = process.argv.slice(2);
const isGroup = (name: string | undefined): name is SettingsGroup => SETTINGS_GROUPS.some((group) => group === name);
if ((what !== 'show' && what !== 'set') || (what === 'set' && !argument) || (what === 'show' && argument && !isGroup(argument))) {
  console.error(USAGE);
  process.exit(2);
}

await runCommand('settings', async ({ url }) => {
  await migrate(url);
  const { db, close } = connect({ url, size: 1 });
  try {
    return what === 'show' ? await show(db) : await set(db, argument as string);
  } finally {
    await close();
  }
});

async function show(db: Db): Promise<number> {
  const state = await readDocuments(db);
  const documents = Object.fromEntries(SETTINGS_GROUPS.map((group) => [group, state[group].document]));
  console.log(JSON.stringify(isGroup(argument) ? documents[argument] : documents, null, 2));
  return 0;
}

async function set(db: Db, file: string): Promise<number> {
  const documents = readDocumentsOf(file);
  const outcome = await saveSettings(db, { documents, versions: 'any', userId: null, cause: 'command' });
  if (outcome.kind === 'saved') console.log(outcome.changed.length > 0 ? `Saved: ${outcome.changed.join(', ')}` : 'Nothing is another than it was.');
  if (outcome.kind === 'bad') console.error(['Nothing was saved:', ...outcome.problems.map((problem) => `  ${describeProblem(problem)}`)].join('\n'));
  return outcome.kind === 'saved' ? 0 : 1;
}

function readDocumentsOf(file: string): Partial<Record<SettingsGroup, unknown>> {
  let documents: unknown;
  try {
    documents = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartFailed(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (typeof documents !== 'object' || documents === null || Array.isArray(documents)) throw new StartFailed(`${file} must hold documents by group`);
  const unknown = Object.keys(documents).filter((name) => !isGroup(name));
  if (unknown.length > 0) throw new StartFailed(`${file} names groups that there are not: ${unknown.join(', ')}`);
  return documents;
}
