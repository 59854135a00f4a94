import type { z } from 'zod';
import { REDIRECTS_PER_PAGE, type staffRedirects } from '@vitrina/contract/redirects';
import type { CallContext } from '../../../http/context.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { selectRedirectPage } from './redirect-queries.ts';

type Input = z.output<typeof staffRedirects.list.input>;
type Reply = z.input<typeof staffRedirects.list.reply>;

/** Rules for staff, with their hit counts. */
export async function listRedirects({ q, sort, page }: Input, { db }: CallContext): Promise<Outcome<Reply>> {
  const { items, total } = await selectRedirectPage(db, { q, sort, page });
  return ok({ items, pagination: { page, per_page: REDIRECTS_PER_PAGE, total, pages: Math.max(1, Math.ceil(total / REDIRECTS_PER_PAGE)) } });
}
