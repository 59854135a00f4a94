import { sql } from 'kysely';
import type { DocumentKind } from '@vitrina/contract/staff/documents';
import type { Db } from '../../db/index.ts';

/** Place of a document in the series of its legal entity, kind and year; series have no gaps. */
export interface DocumentNumber {
  sequence: number;
  year: number;
  /** Time of issue, read while the lock is held: higher numbers are never earlier. */
  at: Date;
}

/** Takes the next number of a series, whose row stays locked until the transaction ends: after a rollback, the next transaction gets the number. */
export async function takeDocumentNumber(db: Db, { series, timeZone }: { series: string; timeZone: string }): Promise<DocumentNumber> {
  const { rows } = await sql<{ year: number; sequence: number }>`
    insert into document_series (series, year, last) values (${series}, extract(year from clock_timestamp() at time zone ${timeZone})::integer, 1)
    on conflict (series, year) do update set last = document_series.last + 1 returning year, last as sequence`.execute(db);
  const next = rows[0] as { year: number; sequence: number };
  const clock = await sql<{ at: Date; year: number }>`
    select clock_timestamp() as at, extract(year from clock_timestamp() at time zone ${timeZone})::integer as year`.execute(db);
  const { at, year } = clock.rows[0] as { at: Date; year: number };
  // The year changed during the wait for the lock: a serialization failure (40001) makes the caller repeat the transaction.
  if (year !== next.year) throw Object.assign(new Error('the year of a series ended'), { code: '40001' });
  return { ...next, at };
}

const PREFIX: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', credit_note: 'CN', packing_slip: 'PS' };

/** The number as printed: `INV-2026-000012`. */
export const formatDocumentNumber = (kind: DocumentKind, { year, sequence }: DocumentNumber): string =>
  `${PREFIX[kind]}-${year}-${String(sequence).padStart(6, '0')}`;
