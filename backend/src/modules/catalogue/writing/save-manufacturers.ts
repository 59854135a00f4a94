import { sql } from 'kysely';
import { type Db, type Ids, idsOf, json } from '../../../db/index.ts';
import type { BrandLaw } from '@vitrina/contract/law/party-law';
import type { Texts } from '../dictionary.ts';

export interface ManufacturerInput {
  code: string;
  title: string;
  visible?: boolean;
  descriptions?: Texts;
  address?: string | null;
  email?: string | null;
  logo_upload_path?: string | null;
  law?: BrandLaw;
}

/** Key by which spellings of a brand's name are equal. */
export const spellingKey = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '') || title.toLowerCase();

/** Returns ids by spelling key. An existing brand keeps its code and title. */
export async function saveManufacturers(db: Db, manufacturers: readonly ManufacturerInput[]): Promise<Ids> {
  const rows = manufacturers.map((one) => ({ visible: true, descriptions: {}, law: {}, ...one, key: spellingKey(one.title) }));
  const distinct = [...new Map(rows.map((row) => [row.key, row])).values()];
  await sql`
    insert into manufacturers (code, title, spelling_key, visible, descriptions, address, email, logo_upload_path, law)
    select code, title, key, visible, descriptions, address, email, logo_upload_path, law
    from jsonb_to_recordset(${json(distinct)}::jsonb) as m(code text, title text, key text, visible boolean, descriptions jsonb, address text, email text, logo_upload_path text, law jsonb)
    on conflict do nothing`.execute(db);
  const { rows: known } = await sql<{
    code: string;
    id: number;
  }>`select spelling_key as code, id from manufacturers where spelling_key = any(${distinct.map((row) => row.key)}::text[])`.execute(db);
  return idsOf(known);
}

/** Updates existing brands, found by spelling key. */
export async function updateManufacturers(db: Db, manufacturers: readonly ManufacturerInput[]): Promise<void> {
  const rows = manufacturers.map((one) => ({ visible: true, descriptions: {}, law: {}, ...one, key: spellingKey(one.title) }));
  await sql`
    update manufacturers m set title = i.title, visible = i.visible, descriptions = i.descriptions, address = i.address, email = i.email, logo_upload_path = i.logo_upload_path, law = i.law
    from jsonb_to_recordset(${json(rows)}::jsonb) as i(title text, key text, visible boolean, descriptions jsonb, address text, email text, logo_upload_path text, law jsonb)
    where m.spelling_key = i.key`.execute(db);
}

/** Adds missing contact data of manufacturers. */
export async function completeManufacturers(db: Db, makers: readonly Pick<ManufacturerInput, 'title' | 'address' | 'email' | 'law'>[]): Promise<void> {
  if (makers.length === 0) return;
  const rows = makers.map(({ title, address, email, law }) => ({ key: spellingKey(title), address, email, law }));
  await sql`
    update manufacturers m set address = coalesce(m.address, i.address), email = coalesce(m.email, i.email), law = i.law || m.law
    from jsonb_to_recordset(${json(rows)}::jsonb) as i(key text, address text, email text, law jsonb)
    where m.spelling_key = i.key and (m.address is null or m.email is null or not m.law @> i.law)`.execute(db);
}

/** The existing brands by spelling key. Titles may have been edited since; keys do not change. */
export async function selectManufacturerKeys(db: Db): Promise<Map<string, { id: number; code: string }>> {
  const { rows } = await sql<{ spelling_key: string; id: number; code: string }>`select spelling_key, id, code from manufacturers`.execute(db);
  return new Map(rows.map(({ spelling_key, ...one }) => [spelling_key, one]));
}
