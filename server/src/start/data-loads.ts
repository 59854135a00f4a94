import { completeDemoShop, loadDemoShop } from './load-demo.ts';
import { loadShop } from './load-shop.ts';

/** Work on the contents of a migrated database that a start may need, by name. Arguments and results are copied between processes. */
export const DATA_LOADS = { loadDemoShop, completeDemoShop, loadFolder };

/** Loads the folder of a shop and says how it differed from the database. */
async function loadFolder(options: Parameters<typeof loadShop>[0]) {
  const { compared, warnings } = await loadShop(options);
  return { differences: compared.map(({ difference }) => difference), warnings: warnings.length };
}

export type DataLoads = typeof DATA_LOADS;
export type DataLoad = keyof DataLoads;
/** Options of a load without its `log`, which stays in the calling process. */
export type OptionsOf<K extends DataLoad> = Omit<Parameters<DataLoads[K]>[0], 'log'>;
