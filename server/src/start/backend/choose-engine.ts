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

/** Opens the engine of lists and search that the environment names. */
export function chooseEngine({ openSearch }: SearchEngineSettings): ChosenEngine {
  if (!openSearch) return { openEngine: undefined, figures: () => figuresOf(IN_MEMORY), close: () => {} };
  const { caFile, ...address } = openSearch;
  const config = { ...address, ca: caFile === undefined ? undefined : readCertificates(caFile) };
  let engine: ResilientEngine | undefined;
  return {
    openEngine: async (source) => {
      const writeLog = (message: string, fields?: LogFields) => log(fields?.why ? 'warn' : 'info', message, fields);
      engine = await openSearchEngine({ ...source, config, log: writeLog }).catch((error) => {
        throw error instanceof UnfitSearchEngine ? new BadConfig(error.message) : error;
      });
      return engine;
    },
    figures: () => figuresOf(engine ?? NOT_OPEN),
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

type EngineStatus = Pick<ResilientEngine, 'state' | 'figures'>;
const NONE = { fallbacks: 0, refusals: 0 };
const IN_MEMORY: EngineStatus = { state: { isUp: true, behind: 0 }, figures: NONE };
const NOT_OPEN: EngineStatus = { state: { isUp: false, behind: 0 }, figures: NONE };

const figuresOf = ({ state, figures }: EngineStatus): MetricFamily[] => [
  figure('vitrina_search_engine_up', 'The engine of lists and search answers and has the whole catalogue (1), or another way is taken (0)', Number(state.isUp)),
  figure('vitrina_search_engine_products_behind', 'Products whose changes the engine does not have yet', state.behind),
  figure('vitrina_search_engine_fallbacks_total', 'Questions answered by the engine in memory instead', figures.fallbacks, 'counter'),
  figure('vitrina_search_engine_refusals_total', 'Questions refused, as OpenSearch was away and nothing stands in for it', figures.refusals, 'counter'),
];
