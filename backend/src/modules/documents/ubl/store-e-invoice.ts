import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { OrderDeps } from '../../orders/index.ts';
import type { DocumentData } from '../document-data.ts';
import { buildUbl } from './build-ubl.ts';
import { brokenRules } from './check-ubl.ts';

/**
 * Builds and stores the UBL of a document for a company, in the transaction that issues it. One that breaks rules is not stored: the document is
 * issued without. Returns the broken rules; `null`: the buyer is no company.
 */
export async function storeEInvoice(
  db: Db,
  { text, logError }: Pick<OrderDeps, 'text' | 'logError'>,
  { id, data }: { id: number; data: DocumentData },
): Promise<string[] | null> {
  if (!data.business) return null;
  const { xml, broken } = make(data, data.business, { text, logError });
  await sql`insert into document_e_invoices (document_id, xml, broken_rules) values (${id}::bigint, ${broken.length > 0 ? null : xml}, ${broken}::text[])`.execute(
    db,
  );
  return broken;
}

function make(
  data: DocumentData,
  business: NonNullable<DocumentData['business']>,
  { text, logError }: Pick<OrderDeps, 'text' | 'logError'>,
): { xml: string | null; broken: string[] } {
  try {
    const xml = buildUbl(data, business, (label) => text(data.lang, label));
    return { xml, broken: brokenRules(xml) };
  } catch (error) {
    logError(error);
    return { xml: null, broken: ['XML'] };
  }
}
