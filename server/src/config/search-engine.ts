import { defineSlice, type Refusal, type ValueOf, whole } from '@vitrina/backend/config';
import { z } from 'zod';

const EXAMPLE = 'https://search-1:9200,https://search-2:9200';

/** Addresses of nodes by commas, without credentials: those would be logged with them. */
const nodes = z.string().transform((text, context) => {
  const all = text.split(',').map((one) => one.trim());
  for (const one of all) {
    const url = URL.canParse(one) ? new URL(one) : null;
    if (!url || !/^https?:$/.test(url.protocol)) context.addIssue(`must be one or more addresses such as ${EXAMPLE}`);
    else if (url.username || url.password) context.addIssue('must not carry user and password: they go into OPENSEARCH_USER and OPENSEARCH_PASSWORD');
  }
  return all;
});

const sendsPasswordOpenly: Refusal = (env) =>
  env.OPENSEARCH_PASSWORD && /(?:^|,)\s*http:/.test(env.OPENSEARCH_URL ?? '')
    ? 'OPENSEARCH_URL must begin with https: where OPENSEARCH_PASSWORD is sent to it'
    : null;

export const searchEngineSlice = defineSlice(
  {
    OPENSEARCH_URL: nodes.optional(),
    OPENSEARCH_USER: z.string().optional(),
    OPENSEARCH_PASSWORD: z.string().optional(),
    /** File with certificates (PEM) that the nodes' are signed by, where the system does not know them. */
    OPENSEARCH_CA_FILE: z.string().optional(),
    /** Several shops on one cluster need a name each. */
    OPENSEARCH_INDEX: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,60}$/, 'must be small letters, digits and hyphens')
      .default('vitrina'),
    OPENSEARCH_SHARDS: whole(1, 64).default(1),
    /** Time limit of a search, milliseconds; a longer one counts as failed. */
    OPENSEARCH_TIMEOUT_MS: whole(50, 60_000).default(2000),
    /** Up to this number of products each process also holds the engine in memory, which answers while OpenSearch is down. */
    OPENSEARCH_STANDBY_PRODUCTS: whole(0, 10_000_000).default(100_000),
  },
  (env) => ({
    /** `null`: lists and search are in the memory of each process. */
    openSearch: env.OPENSEARCH_URL
      ? {
          nodes: env.OPENSEARCH_URL,
          user: env.OPENSEARCH_USER,
          password: env.OPENSEARCH_PASSWORD,
          caFile: env.OPENSEARCH_CA_FILE,
          alias: env.OPENSEARCH_INDEX,
          shards: env.OPENSEARCH_SHARDS,
          timeoutMs: env.OPENSEARCH_TIMEOUT_MS,
          standbyProducts: env.OPENSEARCH_STANDBY_PRODUCTS,
        }
      : null,
  }),
  [sendsPasswordOpenly],
);
export type SearchEngineSettings = ValueOf<typeof searchEngineSlice>;
