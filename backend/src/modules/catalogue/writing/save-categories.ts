import type { CategoryLaw } from '@vitrina/contract/law/product-law';
import { sql } from 'kysely';
import { type Db, type Ids, idsOf, json } from '../../../db/index.ts';
import type { Texts } from '../dictionary.ts';

export interface CategoryInput {
  code: string;
  parent_code: string | null;
  position: number;
  visible: boolean;
  titles: Texts;
  slugs: Texts;
  descriptions: Texts;
  image_upload_path: string | null;
  /** Legal facts; absent: products state their own. */
  law?: CategoryLaw;
}

/** Parents may be anywhere in the list; all parent codes must exist afterwards. */
export async function saveCategories(db: Db, categories: readonly CategoryInput[]): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into categories (code, position, visible, titles, slugs, descriptions, image_upload_path, law)
    select code, position, visible, titles, slugs, descriptions, image_upload_path, coalesce(law, '{}')
    from jsonb_to_recordset(${json(categories)}::jsonb) as c(code text, position integer, visible boolean, titles jsonb, slugs jsonb, descriptions jsonb, image_upload_path text, law jsonb)
    on conflict (code) do update set position = excluded.position, visible = excluded.visible, titles = excluded.titles, slugs = excluded.slugs,
      descriptions = excluded.descriptions, image_upload_path = excluded.image_upload_path, law = excluded.law
    returning code, id`.execute(db);
  await sql`
    update categories c set parent_id = p.id
    from jsonb_to_recordset(${json(categories)}::jsonb) as i(code text, parent_code text) left join categories p on p.code = i.parent_code
    where c.code = i.code and c.parent_id is distinct from p.id`.execute(db);
  await sql`select refresh_category_tree()`.execute(db);
  return idsOf(rows);
}
