import type { ContentPage } from '@vitrina/contract/content';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { selectContent } from './content-queries.ts';
import { contentPageView } from './content-view.ts';

/** Names one content; one of both is there. */
export interface Which {
  id?: number | undefined;
  slug?: string | undefined;
}

/** A page of text (specification, section 7: cms/page). */
export async function getPage({ id, slug }: Which, context: CallContext): Promise<Outcome<ContentPage>> {
  const row = await selectContent(context.db, { kind: 'page', id, slug }, context);
  return row ? ok(contentPageView(row, context), ['content']) : fail('error_empty_data');
}
