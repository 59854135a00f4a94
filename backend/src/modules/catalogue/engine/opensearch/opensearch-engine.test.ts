import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { engineConformance } from '../testing/engine-conformance.ts';
import { levelsOf } from '../sales.ts';
import { createIndex, serveIndex } from './create-index.ts';
import { NEEDS_OPENSEARCH, type OpenSearchNodes, startOpenSearch } from './testing/opensearch-nodes.ts';
import { createOpenSearchClient, type OpenSearchClient } from './opensearch-client.ts';
import { OpenSearchEngine } from './opensearch-engine.ts';
import { writeDocuments } from './write-documents.ts';

const SCALE = { steps: [], available: 0 };

describe.skipIf(NEEDS_OPENSEARCH.isMissing)('the engine on OpenSearch', NEEDS_OPENSEARCH, () => {
  let nodes: OpenSearchNodes;
  let client: OpenSearchClient;
  beforeAll(async () => {
    nodes = await startOpenSearch({ nodes: 1 });
    client = createOpenSearchClient({ nodes: nodes.urls, timeoutMs: 20_000 });
  }, 240_000);
  afterAll(async () => {
    client?.close();
    await nodes?.stop();
  });

  engineConformance(async ({ rows, documents, values, bought = new Map() }) => {
    const index = `conformance-${randomUUID()}`;
    await createIndex({ client, index, shards: 2, meta: {} });
    const known = { size: values.reduce((most, { id }) => Math.max(most, id), 0) + 1 };
    const engine = new OpenSearchEngine({ client, index, values: () => known, sales: { levels: () => levelsOf(bought), refresh: () => {} } });
    const attributes = new Map(values.map(({ id, attribute_code }) => [id, attribute_code]));
    const attributeOf = (value: number) => attributes.get(value);
    let version = 0;
    const write = (batch: Pick<Parameters<typeof writeDocuments>[1], 'rows' | 'documents' | 'gone'>) => {
      version += 1;
      return writeDocuments({ client, index, scale: SCALE, attributeOf, refresh: 'true' }, { ...batch, version });
    };
    await write({ rows, documents, gone: [] });
    await serveIndex(client, index);
    await engine.recount();
    return {
      engine,
      change: async ({ gone = [], ...changed }) => {
        await write({ ...changed, gone });
        await engine.recount();
      },
      close: () => client.send({ method: 'DELETE', path: `/${index}` }),
    };
  });
});
