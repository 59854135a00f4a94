import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/**
 * Sets the picture of categories without their own: that of the best ranked visible product in them or their subcategories. Returns the number of changed
 * categories.
 */
export async function refreshCategoryPictures(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with pictured as (
      select distinct on (p.category_id) p.category_id, p.score, p.id, i.upload_path
      from products p join product_images i on i.product_id = p.id and i.position = 0
      where p.visible and p.type <> 'variant' order by p.category_id, p.score desc, p.id
    ), chosen as (
      select distinct on (above.id) above.id, pictured.upload_path
      from pictured join categories c on c.id = pictured.category_id and c.shown, unnest(c.path) as above(id)
      order by above.id, pictured.score desc, pictured.id
    )
    update categories c set product_image_upload_path = chosen.upload_path
    from categories o left join chosen on chosen.id = o.id
    where o.id = c.id and c.image_upload_path is null and c.product_image_upload_path is distinct from chosen.upload_path`.execute(db);
  return Number(numAffectedRows);
}
