import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { ok, type Outcome } from '../../http/outcome.ts';
import { selectAddresses } from './content-queries.ts';

interface Addresses {
  items: { kind: string; urls: Partial<Record<LanguageCode, string>>; datetime_updated: string }[];
}

/** Pages of all public content, for sitemaps. The reply is equal for staff. */
export async function listAddresses(_input: object, { db }: CallContext): Promise<Outcome<Addresses>> {
  const rows = await selectAddresses(db);
  return ok({ items: rows.map(({ kind, urls, updated_at }) => ({ kind, urls, datetime_updated: updated_at.toISOString() })) }, ['content', 'routes']);
}
