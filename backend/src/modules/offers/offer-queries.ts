import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { OfferLine } from '../companies/index.ts';
import type { OfferData } from './offer-data.ts';

export interface OfferRow {
  id: number;
  market: LanguageCode;
  valid_until: string;
  lines: OfferLine[];
  data: OfferData;
  is_ordered: boolean;
  is_over: boolean;
}

interface Whose {
  userId?: number;
  companyId?: number;
  /** Id of one offer; absent: all. */
  id?: number;
  timeZone: string;
}

/** Limit of offers returned. */
const MOST = 200;

/** Returns offers, newest first; those of other owners are treated as missing. */
export async function selectOffers(db: Db, { userId, companyId, id, timeZone }: Whose): Promise<OfferRow[]> {
  if (userId === undefined && companyId === undefined) throw new Error('offers of nobody');
  const { rows } = await sql<OfferRow>`
    select id, market, valid_until::text as valid_until, lines, data, order_id is not null as is_ordered,
      valid_until < (now() at time zone ${timeZone})::date as is_over
    from company_offers
    where (${userId ?? null}::integer is null or user_id = ${userId ?? null}) and (${companyId ?? null}::integer is null or company_id = ${companyId ?? null})
      and (${id ?? null}::integer is null or id = ${id ?? null})
    order by id desc limit ${MOST}`.execute(db);
  return rows;
}

interface NewOffer {
  companyId: number;
  userId: number;
  market: LanguageCode;
  validUntil: string;
  lines: OfferLine[];
  data: OfferData;
}

export async function insertOffer(db: Db, { companyId, userId, market, validUntil, lines, data }: NewOffer): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into company_offers (company_id, user_id, market, valid_until, lines, data)
    values (${companyId}::integer, ${userId}::integer, ${market}, ${validUntil}::date, ${JSON.stringify(lines)}::jsonb, ${JSON.stringify(data)}::jsonb) returning id`.execute(
    db,
  );
  return (rows[0] as { id: number }).id;
}

export async function selectCompany(db: Db, id: number): Promise<{ title: string; country: string; vat_number: string } | null> {
  const { rows } = await sql<{ title: string; country: string; vat_number: string }>`
    select title, country, vat_number from companies where id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}
