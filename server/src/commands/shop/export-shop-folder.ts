import { connect, migrate } from '@vitrina/backend/db';
import { exportFolder, putFiles, refuseFullFolder } from '@vitrina/shop-folder';
import { mediaFolder } from '../../start/load-demo.ts';
import { readEnabledLanguages } from '../../start/read-site.ts';
import { runCommand } from '../run-command.ts';

/** Writes the running shop to a new folder. */
export const exportShopFolder = async (dir: string): Promise<void> => {
  refuseFullFolder(dir);
  await runCommand('export', async ({ config, url }) => {
    await migrate(url);
    const { db, close } = connect({ url, size: 2 });
    try {
      const files = await exportFolder({
        db,
        mediaDir: mediaFolder(config.storage.dataDir),
        defaultLanguage: (await readEnabledLanguages(config, url)).defaultLanguage,
      });
      putFiles(dir, files);
      console.log(`${files.size} files written to ${dir}`);
      return 0;
    } finally {
      await close();
    }
  });
};
