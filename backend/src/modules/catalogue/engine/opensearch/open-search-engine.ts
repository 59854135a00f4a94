import type { Db } from '../../../../db/index.ts';
import { selectLastChange } from '../../changes/change-queries.ts';
import type { Dictionary } from '../../dictionary.ts';
import { openMemoryEngine } from '../memory/memory-feed.ts';
import { createOpenSearchClient, type OpenSearchAddress } from './opensearch-client.ts';
import { countProducts } from './engine-state-queries.ts';
import { createOpenSearchFeed } from './opensearch-feed.ts';
import { ResilientEngine } from './resilient-engine.ts';
import { Sales } from '../sales.ts';
import type { Log } from './log.ts';

export interface SearchEngineConfig extends OpenSearchAddress {
  /** Name of the alias, and prefix of the names of its indexes. */
  alias: string;
  shards: number;
  /** Greatest number of products for which each process also keeps the engine in memory, as a fallback if OpenSearch is down. */
  standbyProducts: number;
}

interface Open {
  db: Db;
  config: SearchEngineConfig;
  dictionary: () => Dictionary;
  now?: () => Date;
  onAnew: () => void;
  log: Log;
}

/** Opens the engine on OpenSearch, with an engine in memory as fallback if the catalogue is small enough. */
export async function openSearchEngine({ db, config, dictionary, now = () => new Date(), onAnew, log }: Open): Promise<ResilientEngine> {
  const client = createOpenSearchClient(config);
  const sales = new Sales({ db, now });
  await sales.read();
  const feed = createOpenSearchFeed({ db, client, alias: config.alias, shards: config.shards, dictionary, sales, log });
  const isSmall = (await countProducts(db)) <= config.standbyProducts;
  const standby = isSmall ? await openMemoryEngine({ db, dictionary, now }) : null;
  const engine = new ResilientEngine({ feed, standby, lastChange: () => selectLastChange(db), onAnew, log });
  await engine.start();
  return engine;
}
