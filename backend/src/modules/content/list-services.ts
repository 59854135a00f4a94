import type { ServiceSummary } from '@vitrina/contract/cms';
import type { CallContext } from '../../http/context.ts';
import { ok, type Outcome } from '../../http/outcome.ts';
import { selectContents } from './content-queries.ts';
import { type ServiceDeps, serviceSummaryView } from './service-view.ts';

/** Lists the shop's services in its own order; without those done only in other countries. */
export const listServices =
  (deps: ServiceDeps) =>
  async (_input: object, context: CallContext): Promise<Outcome<{ items: ServiceSummary[] }>> => {
    const rows = await selectContents(context.db, { kind: 'service' }, context);
    const items = rows.map((row) => serviceSummaryView(row, context, deps)).filter(({ offer }) => offer !== 'elsewhere');
    return ok({ items }, ['content']);
  };
