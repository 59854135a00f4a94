import type { OpenSearchClient } from './opensearch-client.ts';

const LEAST = [2, 19] as const;

/** The configured server is not supported by this shop. */
export class UnfitSearchEngine extends Error {}

/** Throws `UnfitSearchEngine` for a server that is not OpenSearch, or is too old. */
export async function checkVersion(client: OpenSearchClient): Promise<void> {
  const { version } = await client.send<{ version?: { number?: string; distribution?: string } }>({ method: 'GET', path: '/' });
  const [major = 0, minor = 0] = (version?.number ?? '').split('.').map(Number);
  if (version?.distribution !== 'opensearch') throw new UnfitSearchEngine('OPENSEARCH_URL does not lead to OpenSearch.');
  if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1]))
    throw new UnfitSearchEngine(`OPENSEARCH_URL leads to OpenSearch ${version.number}; at least ${LEAST.join('.')} is needed.`);
}
