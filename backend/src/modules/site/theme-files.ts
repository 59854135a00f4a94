import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { announceSettings } from '../settings/index.ts';

/** Metrics of a typeface in em; `width` is the mean of the letters in a headline. */
export interface TypefaceMetrics {
  width: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

export interface ThemeFile {
  /** `theme/logo.svg` */
  file: string;
  hash: string;
  width: number | null;
  height: number | null;
  typeface: TypefaceMetrics | null;
}

export type ThemeFiles = ReadonlyMap<string, ThemeFile>;

export async function selectThemeFiles(db: Db): Promise<ThemeFiles> {
  const { rows } = await sql<ThemeFile>`select file, hash, width, height, typeface from theme_files`.execute(db);
  return new Map(rows.map((row) => [row.file, row]));
}

/** Saves the theme's files, and invalidates pages with older ones. */
export async function saveThemeFiles(db: Db, files: readonly ThemeFile[]): Promise<void> {
  const { rows } = await sql<{ file: string }>`
    insert into theme_files select * from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as t(file text, hash text, width real, height real, typeface jsonb)
    on conflict (file) do update set hash = excluded.hash, width = excluded.width, height = excluded.height, typeface = excluded.typeface
      where theme_files is distinct from excluded
    returning file`.execute(db);
  if (rows.length > 0) await announceSettings(db);
}
