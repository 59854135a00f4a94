import { sql } from 'kysely';
import { type Db, LOCK_KEYS } from '../db/index.ts';

/** Rows written for a line by the last import. */
export interface WrittenLine {
  hash: string;
  /** Pieces by warehouse as the feed told them; `null`: none told. */
  stock: Record<string, number> | null;
  /** The import's rules of then. */
  rules: number;
}

/** Known state of a code: its line, or a product that no import created. */
export type KnownLine = WrittenLine | 'made-here';

/** Returns the line that each code was given to. */
export async function selectLineKeys(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; line_key: string }>`select code, line_key from import_lines where code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row.line_key]));
}

export async function selectImportLines(db: Db, codes: readonly string[]): Promise<Map<string, KnownLine>> {
  const { rows } = await sql<Omit<WrittenLine, 'hash'> & { code: string; hash: string | null }>`
    select p.code, l.hash, l.stock, l.rules from products p left join import_lines l on l.code = p.code where p.code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map(({ code, hash, stock, rules }) => [code, hash === null ? 'made-here' : { hash, stock, rules }]));
}

export interface ImportLineInput extends WrittenLine {
  code: string;
  line_key: string;
  pictures: readonly string[];
  /** Keys of lines. */
  related: readonly string[];
}

export async function saveImportLines(db: Db, lines: readonly ImportLineInput[]): Promise<void> {
  await sql`
    insert into import_lines (code, line_key, hash, stock, rules, pictures, related)
    select code, line_key, hash, nullif(stock, 'null'), rules, pictures, related
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(code text, line_key text, hash text, stock jsonb, rules smallint, pictures text[], related text[])
    on conflict (code) do update set hash = excluded.hash, stock = excluded.stock, rules = excluded.rules, pictures = excluded.pictures, related = excluded.related`.execute(
    db,
  );
}

export async function startImportRun(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into import_runs default values returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Closes this run and the interrupted ones before it, whose work it has finished. */
export async function finishImportRun(db: Db, run: { id: number; read: number; written: number; unchanged: number; bad: number }): Promise<void> {
  await sql`update import_runs set lines_read = ${run.read}::integer, lines_kept = ${run.written}::integer, lines_unchanged = ${run.unchanged}::integer, lines_bad = ${run.bad}::integer where id = ${run.id}::integer`.execute(
    db,
  );
  await sql`update import_runs set finished_at = now() where finished_at is null`.execute(db);
}

/** PostgreSQL's code for a lock that was not given in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Longest wait for a held lock, milliseconds: PostgreSQL takes a moment to see that a killed import's connection is gone. */
const LOCK_WAIT_MS = 5000;

/** Does the work while holding the lock of the import; `'busy'` where another process goes on holding it. The lock goes with its connection. */
export const withImportLock = <T>(db: Db, work: () => Promise<T>, waitMs = LOCK_WAIT_MS): Promise<T | 'busy'> =>
  db.connection().execute(async (lockDb) => {
    if (!(await isLocked(lockDb, waitMs))) return 'busy';
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_KEYS.imports)})`.execute(lockDb);
    }
  });

async function isLocked(lockDb: Db, waitMs: number): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK_KEYS.imports)}) as mine`.execute(lockDb);
  if (rows[0]?.mine || waitMs === 0) return rows[0]?.mine ?? false;
  await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, false)`.execute(lockDb);
  try {
    await sql`select pg_advisory_lock(${sql.lit(LOCK_KEYS.imports)})`.execute(lockDb);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    return false;
  } finally {
    await sql`select set_config('lock_timeout', '0', false)`.execute(lockDb);
  }
}
