/** `npm run import -- FILE.ndjson[.gz] … [--rate USD=0.92] [--report FILE]`: brings catalogue files into the shop. */
import { connect, migrate } from '@vitrina/backend/db';
import { IMPORT_USAGE, readArguments } from '@vitrina/demo/import/read-arguments';
import { runImport } from '@vitrina/demo/import/run-import';
import { readSpoken } from '../start/read-site.ts';
import { runCommand } from './run-command.ts';

const args = readArguments(process.argv.slice(2));
if ('problem' in args) {
  console.error(`${args.problem}\nUse: ${IMPORT_USAGE}`);
  process.exit(2);
}

await runCommand('import', async ({ config, url }) => {
  await migrate(url);
  const { db, close } = connect({ url, size: 4 });
  try {
    const counts = await runImport({
      db,
      files: args.files,
      rates: args.rates,
      report: args.report,
      out: process.stdout,
      defaultLanguage: (await readSpoken(config, url)).defaultLanguage,
    });
    if (counts === 'busy') console.error('Another import is running on this database.');
    return counts === 'busy' || counts.bad > 0 ? 1 : 0;
  } finally {
    await close();
  }
});
