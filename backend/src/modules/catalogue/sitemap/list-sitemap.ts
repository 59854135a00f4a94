import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { ok } from '../../../http/outcome.ts';
import { productUrls, tagUrls } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import { SHOWN } from '../visibility/visibility.ts';
import { UNFILTERED } from '../listing/listing-request.ts';

const PER_PAGE = 5000;

/** Public products and their variants, by id; the first page also has the tags in use. The reply is equal for staff. */
export const listSitemap =
  (catalogue: Catalogue) =>
  async ({ page = 1 }: { page?: number | undefined }, { db }: CallContext) => {
    const total = (await countListed(catalogue)) + (await countMoreVariants(db));
    const offset = (page - 1) * PER_PAGE;
    const rows = offset < total ? await selectAddresses(db, offset) : [];
    return ok({
      products: rows.map(({ id, slugs, updated_at }) => ({
        urls: productUrls({ id, slugs }, catalogue.defaultLanguage),
        updated_at: updated_at.toISOString(),
      })),
      tags:
        page === 1
          ? [...catalogue.dictionary.tags.values()]
              .filter((tag) => catalogue.engine.countShown('tag', tag.id) > 0)
              .map((tag) => ({ urls: tagUrls(tag, catalogue.defaultLanguage) }))
          : [],
      total,
      pages: Math.ceil(total / PER_PAGE),
    });
  };

interface AddressRow {
  id: number;
  slugs: Partial<Record<LanguageCode, string>>;
  updated_at: Date;
}

/** A variant has its own page only if its product has one. */
const IS_SEEN = sql`(p.type = 'simple' or exists (select from products f where f.id = p.parent_id and f.visible))`;

/** Simple products, and every variant of configurable ones. */
async function selectAddresses(db: Db, offset: number): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    with listed as (
      select p.id, p.updated_at from products p
      where p.type <> 'configurable' and ${SHOWN} and ${IS_SEEN}
      order by p.id limit ${PER_PAGE} offset ${offset})
    select listed.id, listed.updated_at, (select jsonb_object_agg(t.lang, t.slug) from product_texts t where t.product_id = listed.id) as slugs
    from listed order by listed.id`.execute(db);
  return rows;
}

/** Counts variants other than the initial offer: few rows, found by an index. */
async function countMoreVariants(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from products p join products f on f.id = p.parent_id
    where f.visible and f.initial_offer_id is distinct from p.id and ${SHOWN}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Counted by the engine, as the database would read all visible rows. */
async function countListed({ engine, defaultLanguage }: Catalogue): Promise<number> {
  const { total } = await engine.list({
    market: defaultLanguage,
    isStaff: false,
    base: { kind: 'all' },
    ...UNFILTERED,
    sort: 'recommended',
    offset: 0,
    limit: 1,
  });
  return total;
}
