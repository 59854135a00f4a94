import type { ContentPage } from '@vitrina/contract/content';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { selectContent } from './content-queries.ts';
import { contentPageView } from './content-view.ts';

export interface PageDeps {
  /** Returns the part below a page's text that is generated from settings and code, as safe HTML; empty: none. */
  supplementOf: (code: string, lang: LanguageCode) => string;
}

/** Identifies one content, by id or slug. */
export interface Which {
  id?: number | undefined;
  slug?: string | undefined;
}

/** A text page (specification, section 7: cms/page). */
export const getPage =
  ({ supplementOf }: PageDeps) =>
  async ({ id, slug }: Which, context: CallContext): Promise<Outcome<ContentPage>> => {
    const row = await selectContent(context.db, { kind: 'page', id, slug }, context);
    if (!row) return fail('error_empty_data');
    const page = contentPageView(row, context);
    return ok({ ...page, content: page.content + supplementOf(page.code, context.lang) }, ['content']);
  };
