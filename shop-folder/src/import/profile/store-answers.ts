import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { Document, parseDocument } from 'yaml';

export interface Answers {
  /** Places decided in this run, by path in the file. */
  categories: ReadonlyMap<string, string>;
  /** Proposed places that are not confirmed yet. */
  proposals: ReadonlyMap<string, string>;
  /** Language of the texts, if stated. */
  language?: LanguageCode | undefined;
}

/** Writes decisions and proposals into the profile. Everything else in it, comments included, is preserved. */
export function storeAnswers(file: string, supplier: string, { categories, proposals, language }: Answers): void {
  if (categories.size === 0 && proposals.size === 0 && language === undefined) return;
  const before = textOf(file);
  const document = before === null ? new Document({ supplier }) : parseDocument(before);
  if (language !== undefined) document.set('language', language);
  for (const [path, place] of categories) {
    document.setIn(['categories', path], place);
    if (document.hasIn(['proposals', path])) document.deleteIn(['proposals', path]);
  }
  for (const [path, place] of proposals) document.setIn(['proposals', path], place);
  const after = document.toString({ lineWidth: 0 });
  if (after === before) return;
  mkdirSync(dirname(file), { recursive: true });
  // Written atomically, as a profile is edited by hand.
  writeFileSync(`${file}.part`, after);
  renameSync(`${file}.part`, file);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
