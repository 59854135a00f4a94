import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { publish } from '@vitrina/contract/publish';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { cleanContent } from './clean-content.ts';
import { countContents, selectWholeContents } from './content-queries.ts';
import { authorView } from './publish-view.ts';

/** Authors of guides with their post counts: all, or one by id. */
export async function listAuthors({ id }: { id?: number | undefined }, context: CallContext): Promise<Outcome<ReplyOf<typeof publish.authors>>> {
  const { db } = context;
  const rows = await selectWholeContents(db, { kind: 'author', id }, context);
  if (id !== undefined && rows.length === 0) return fail('error_empty_data');
  const totals = await Promise.all(rows.map((row) => countContents(db, { kind: 'post', isHere: true, relating: row.id }, context)));
  const items = rows.map((row, i) => ({
    ...authorView(row, context),
    content: cleanContent(row.content),
    visible: row.visible && row.status >= 3,
    total: totals[i] as number,
  }));
  return ok({ items }, ['content']);
}
