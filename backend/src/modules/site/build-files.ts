import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** A file of a browser build with its compressed forms; `null`: too small to compress. */
export interface BuildFile {
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const AT_ONCE = 50;

/** Stores a build's files. `read` is called for missing ones. */
export async function saveBuild(
  db: Db,
  { id, files, read }: { id: string; files: readonly string[]; read: (path: string) => Promise<BuildFile> },
): Promise<void> {
  const { rows } = await sql<{ path: string }>`select path from build_files where path = any(${files}::text[])`.execute(db);
  const stored = new Set(rows.map((row) => row.path));
  const missing = files.filter((path) => !stored.has(path));
  await db.transaction().execute(async (db) => {
    // First, so that a concurrent clean-up does not delete stored files.
    await sql`
      insert into builds (id, files) values (${id}, ${files}::text[])
      on conflict (id) do update set files = excluded.files, seen_at = now()`.execute(db);
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const paths = missing.slice(from, from + AT_ONCE);
      const contents = await Promise.all(paths.map(read));
      const values = paths.map((path, i) => {
        const { plain, br, gzip } = contents[i] as BuildFile;
        return sql`(${path}, ${plain}::bytea, ${br}::bytea, ${gzip}::bytea)`;
      });
      await sql`insert into build_files (path, plain, br, gzip) values ${sql.join(values)} on conflict do nothing`.execute(db);
    }
  });
}

/** A file of any stored build, by its path: `/assets/…`. */
export async function findBuildFile(db: Db, path: string): Promise<BuildFile | null> {
  const { rows } = await sql<BuildFile>`select plain, br, gzip from build_files where path = ${path}`.execute(db);
  return rows[0] ?? null;
}

/** Deletes builds that no server has run for a day, with the files that only they have. */
export async function deleteOldBuilds(db: Db): Promise<void> {
  await sql`delete from builds where seen_at < now() - interval '1 day'`.execute(db);
  await sql`delete from build_files f where not exists (select from builds b where f.path = any(b.files))`.execute(db);
}
