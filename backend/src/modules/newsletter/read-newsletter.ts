import type { NewsletterPage } from '@vitrina/contract/newsletter';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import type { Link } from './subscription-request-queries.ts';
import { selectNewsletter } from './newsletter-queries.ts';
import { pageView } from './newsletter-view.ts';

/** Web version of a newsletter; staff also see unsent ones. */
export async function readNewsletter(link: Link, { db, lang, actor }: CallContext): Promise<Outcome<NewsletterPage>> {
  const found = await selectNewsletter(db, link, lang);
  if (!found || (!found.sent_at && !actor.isStaff)) return fail('error_empty_data');
  return ok(pageView(found), [`newsletter:${found.id}`]);
}
