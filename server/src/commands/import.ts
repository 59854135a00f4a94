/** `npm run import -- FILE …` (docs/importing.md): brings catalogue files into the shop. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInterface } from 'node:readline/promises';
import { connect, migrate } from '@vitrina/backend/db';
import { StepFailed } from '@vitrina/shop-folder/import/finish-import';
import { BadProfile } from '@vitrina/shop-folder/import/profile/read-profile';
import { IMPORT_USAGE, readArguments } from '@vitrina/shop-folder/import/read-arguments';
import { runImport } from '@vitrina/shop-folder/import/run-import';
import { lowerOwnPriority, lowerPriority } from '../database/embedded-postgres/lower-priority.ts';
import { readEnabledLanguages } from '../start/read-site.ts';
import { runCommand } from './run-command.ts';

/** Statements over all products may take hours; only a lost connection is an error. */
const LIMITS = { connectMs: 60_000, statementMs: 6 * 3_600_000 };

/** Percent by which the heap grows before it is cleaned up; most of what lines leave behind is garbage at once. */
setFlagsFromString('--heap-growing-percent=30');
// A collection sets how far the heap may grow until the next: the last one was before the flag, and let it grow fourfold.
setFlagsFromString('--expose-gc');
(runInNewContext('gc') as () => void)();

/** Shoppers come first. */
lowerOwnPriority();

const args = readArguments(process.argv.slice(2));
if ('problem' in args) {
  console.error(`${args.problem}\nUse: ${IMPORT_USAGE}`);
  process.exit(2);
}

await runCommand('import', async ({ config, url }) => {
  await migrate(url);
  // A database named by an address may run on another machine, whose process ids mean other processes here.
  const onConnection = config.database.url ? undefined : lowerPriority;
  const { db, close } = connect({ url, size: 8, limits: LIMITS, name: 'import', onConnection });
  const terminal = process.stdin.isTTY && process.stdout.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    const { defaultLanguage, enabledLanguages } = await readEnabledLanguages(config, url);
    const counts = await runImport({
      db,
      files: args.files,
      rates: args.rates,
      report: args.report,
      out: process.stdout,
      defaultLanguage,
      enabledLanguages,
      language: args.language,
      supplier: args.supplier,
      encoding: args.encoding,
      profile: args.profile,
      profiles: join(config.storage.dataDir, 'import-profiles'),
      yes: args.yes,
      takeOver: args.takeOver,
      prompt: terminal && ((question) => terminal.question(question)),
      pictures: args.pictures ? { mediaDir: join(config.storage.dataDir, 'media'), privateHosts: new Set(args.pictureHosts) } : undefined,
    });
    if (counts === 'busy') console.error('Another import is running on this database.');
    return counts === 'busy' || counts.bad > 0 || counts.waiting > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StepFailed || error instanceof BadProfile)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    terminal?.close();
    await close();
  }
});
