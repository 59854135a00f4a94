import { readFileSync } from 'node:fs';
import { type CatalogueOptions, openSearchEngine, type ResilientEngine, UnfitSearchEngine } from '@vitrina/backend';
import type { SearchEngineSettings } from '../../config/search-engine.ts';
import { BadConfig } from '../../config/read-config.ts';
import { type LogFields, log } from '../../telemetry/log.ts';
import { figure, type MetricFamily } from '../../telemetry/metric-family.ts';

export interface ChosenEngine {
  /** Undefined: the one in memory. */
  openEngine: CatalogueOptions['openEngine'];
  figures: () => MetricFamily[];
  close: () => void;
}

/** The engine of lists and search that the environment names. */
export function chooseEngine({ openSearch }: SearchEngineSettings): ChosenEngine {
  if (!openSearch) return { openEngine: undefined, figures: () => [], close: () => {} };
  const { caFile, ...address } = openSearch;
  const config = { ...address, ca: caFile === undefined ? undefined : readCertificates(caFile) };
  let engine: ResilientEngine | undefined;
  return {
    openEngine: async (source) => {
      const say = (message: string, fields?: LogFields) => log(fields?.why ? 'warn' : 'info', message, fields);
      engine = await openSearchEngine({ ...source, config, say }).catch((error) => {
        throw error instanceof UnfitSearchEngine ? new BadConfig(error.message) : error;
      });
      return engine;
    },
    figures: () => (engine ? figuresOf(engine) : []),
    close: () => engine?.close(),
  };
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadConfig(`OPENSEARCH_CA_FILE cannot be read: ${(error as Error).message}`);
  }
}

const figuresOf = ({ state, figures }: ResilientEngine): MetricFamily[] => [
  figure('vitrina_search_engine_up', 'OpenSearch answers and has the whole catalogue (1), or another way is taken (0)', Number(state.isUp)),
  figure('vitrina_search_engine_products_behind', 'Products whose changes OpenSearch does not have yet', state.behind),
  figure('vitrina_search_engine_fallbacks_total', 'Questions answered by the engine in memory instead', figures.fallbacks, 'counter'),
  figure('vitrina_search_engine_refusals_total', 'Questions refused, as OpenSearch was away and nothing stands in for it', figures.refusals, 'counter'),
];
