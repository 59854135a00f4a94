import type { ServiceSummary } from '@vitrina/contract/cms';
import type { CallContext } from '../../http/context.ts';
import { ok, type Outcome } from '../../http/outcome.ts';
import { selectContents } from './content-queries.ts';
import { serviceSummaryView } from './service-view.ts';

/** What the shop does besides selling, in the order it decided. */
export async function listServices(_input: object, context: CallContext): Promise<Outcome<{ items: ServiceSummary[] }>> {
  const rows = await selectContents(context.db, { kind: 'service' }, context);
  return ok({ items: rows.map((row) => serviceSummaryView(row, context)) }, ['content']);
}
