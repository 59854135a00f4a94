import type * as z from 'zod';
import type { SiteFacts } from './site-facts.ts';
import { SITE_KINDS } from './site-kinds.ts';

type List = <Value>(file: string, schema: z.ZodType<Value[]>) => Value[];

/** Reads all lists of the folder; a list without a file is empty. */
export const readSite = (list: List): SiteFacts => Object.fromEntries(SITE_KINDS.map(({ kind, file, schema }) => [kind, list(file, schema)]));

/** Folders in `content/` with texts of list entries. */
export const siteFolders = (site: SiteFacts = {}): string[] =>
  SITE_KINDS.flatMap(({ kind, folderOf }) => (folderOf ? (site[kind] ?? []).map((entry) => folderOf(entry)) : []));
