import { sql } from 'kysely';
import type { Directory } from '@vitrina/contract/values/directory-path';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { ContentKind } from './content-kinds.ts';

type Titles = Partial<Record<LanguageCode, string>>;

/** Target of a menu entry. */
export type MenuEntry =
  /** A content, by default with its own title. */
  | { kind: ContentKind; code: string; titles?: Titles | undefined }
  /** A category, by default with its own title. */
  | { category: string; titles?: Titles | undefined }
  /** A fixed page with a localised path. */
  | { directory: Directory; titles: Titles }
  /** A path of the shop after the language prefix (`/webshop/withdrawal/`), or an absolute URL. */
  | { url: string; titles: Titles };

export interface MenuInput {
  /** `header`, `footer_help`, `footer_about`, `legal`. */
  code: string;
  items: readonly MenuEntry[];
}

export async function selectMenus(db: Db): Promise<MenuInput[]> {
  const { rows } = await sql<MenuInput>`select code, items from menus order by code`.execute(db);
  return rows;
}

const ADDRESS = /^(?:\/(?!\/)|https:\/\/)/;

/** Saves menus, replacing those with an equal code. Throws an Error that names an entry with an invalid URL. */
export async function saveMenus(db: Db, menus: readonly MenuInput[]): Promise<void> {
  for (const { code, items } of menus)
    for (const item of items) if ('url' in item && !ADDRESS.test(item.url)) throw new Error(`menu ${code} leads to ${item.url}, which is no address`);
  await sql`
    insert into menus (code, items) select code, items from jsonb_to_recordset(${JSON.stringify(menus)}::jsonb) as m(code text, items jsonb)
    on conflict (code) do update set items = excluded.items`.execute(db);
}

export const deleteMenus = async (db: Db, codes: readonly string[]): Promise<void> =>
  void (await sql`delete from menus where code = any(${[...codes]}::text[])`.execute(db));
