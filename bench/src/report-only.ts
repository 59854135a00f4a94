import { queryShop } from './shop-database.ts';

/**
 * Sets the guardian to report instead of hold: the benchmark catalogue lacks manufacturers' addresses, so all of it would be kept off sale. Takes effect for
 * imports immediately, for the shop at the next start.
 */
export async function reportOnly(dataDir: string): Promise<void> {
  await queryShop(
    dataDir,
    `with change as (insert into settings_changes (user_id, cause, paths) values (null, 'command', '[]') returning id),
       latest as (select version, document from settings_versions where settings_group = 'behaviour' order by version desc limit 1)
     insert into settings_versions (settings_group, version, change_id, document)
     select 'behaviour', latest.version + 1, change.id, jsonb_set(latest.document::jsonb, '{guardian}', '"report"')::json from change, latest`,
  );
}
