import { migrate } from '@vitrina/backend/db';
import { loadShop } from '../../start/load-shop.ts';
import { readEnabledLanguages } from '../../start/read-site.ts';
import { runCommand } from '../run-command.ts';
import { printDifferences } from './print-differences.ts';

/** Loads a folder into the shop's database, or lists the changes of a load. */
export const loadShopFolder = ({ dir, dryRun, theirs }: { dir: string; dryRun: boolean; theirs: boolean }): Promise<void> =>
  runCommand('load', async ({ config, url }) => {
    await migrate(url);
    const { defaultLanguage } = await readEnabledLanguages(config, url);
    const { compared, warnings } = await loadShop({
      databaseUrl: url,
      dir,
      dataDir: config.storage.dataDir,
      defaultLanguage,
      dryRun,
      theirs,
      log: (line) => console.log(line),
    });
    printDifferences({ compared, warnings, dryRun });
    return 0;
  });
