import type { ListingRow } from '../../listing/listing-row.ts';
import type { StoredDocument } from '../../search/engine/segment.ts';
import type { ScoreScale } from './engine-state-queries.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { OpenSearchError } from './opensearch-error.ts';
import { standingOf } from './standing.ts';
import { type AttributeOf, toDocument } from './to-document.ts';

export interface Batch {
  rows: readonly ListingRow[];
  documents: readonly StoredDocument[];
  /** Products to delete from the index. */
  gone: readonly number[];
  version: number;
}

interface BulkReply {
  errors: boolean;
  items: Record<string, { status: number; error?: { reason?: string } }>[];
}

interface Writing {
  client: OpenSearchClient;
  index: string;
  /** True if `index` is an alias: if it is missing, nothing is written and no index of that name is created. */
  isAlias?: boolean;
  scale: ScoreScale;
  attributeOf: AttributeOf;
  /** `wait_for`: resolves when the writes are visible to searches. */
  refresh: 'wait_for' | 'true' | 'false';
}

const BATCH = 1000;
const WITHIN_MS = 60_000;
/** Statuses without need for action: 404, a missing document or alias; 409, a conflict with a later version. */
const SETTLED = new Set([404, 409]);

/** Writes the current state of products; documents with a later version are kept. */
export async function writeDocuments(
  { client, index, isAlias = false, scale, attributeOf, refresh }: Writing,
  { rows, documents, gone, version }: Batch,
): Promise<void> {
  const byShown = Map.groupBy(documents, ({ shown_id }) => shown_id);
  const head = (id: number) => ({ _index: index, _id: String(id), version, version_type: 'external' });
  const actions = [
    ...rows.map((row) => [{ index: head(row.id) }, toDocument(row, byShown.get(row.id) ?? [], { standing: standingOf(scale, row), attributeOf })]),
    ...gone.map((id) => [{ delete: head(id) }]),
  ];
  for (let from = 0; from < actions.length; from += BATCH) {
    const isLast = from + BATCH >= actions.length;
    const path = `/_bulk?refresh=${isLast ? refresh : 'false'}&require_alias=${isAlias}`;
    const { errors, items } = await client.send<BulkReply>({ method: 'POST', path, body: actions.slice(from, from + BATCH).flat(), timeoutMs: WITHIN_MS });
    if (!errors) continue;
    for (const { status, error } of items.flatMap((item) => Object.values(item)))
      if (error && !SETTLED.has(status)) throw new OpenSearchError(status, error.reason ?? 'a product could not be written');
  }
}
