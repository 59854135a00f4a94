import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Fault } from '../faults.ts';
import { readPo } from '../po/read-po.ts';
import type { Texts } from './words.ts';

export interface WordsRead {
  texts: Map<string, Texts>;
  /** Place of each source text, by key. */
  places: Map<string, { file: string; line: number }>;
  /** Place of each translation, by `language key`. */
  translations: Map<string, { file: string; line: number }>;
  faults: Fault[];
}

/** Reads `texts/*.pot` (the source language) and `texts/<language>/*.po`. */
export function readWords(files: ReadonlyMap<string, string>, source: LanguageCode): WordsRead {
  const read: WordsRead = { texts: new Map(), places: new Map(), translations: new Map(), faults: [] };
  const sources = new Map<string, string>();
  for (const [file, text] of files) if (file.endsWith('.pot')) readSource(file, text, source, { ...read, sources });
  for (const [file, text] of files) if (!file.endsWith('.pot')) readTranslation(file, text, { ...read, sources });
  return read;
}

type Reading = WordsRead & { sources: Map<string, string> };

function readSource(file: string, text: string, lang: LanguageCode, { texts, places, faults, sources }: Reading): void {
  const { entries, faults: found } = readPo(file, text);
  faults.push(...found);
  for (const { key, source, line } of entries) {
    const before = places.get(key);
    if (before) faults.push({ level: 'error', file, line, column: 1, words: `${key} stands in ${before.file}:${before.line} already` });
    places.set(key, { file, line });
    sources.set(key, source);
    texts.set(key, source === '' ? {} : { [lang]: source });
  }
}

function readTranslation(file: string, text: string, { texts, translations, faults, sources }: Reading): void {
  const lang = file.split('/')[1] as LanguageCode;
  const fault = (level: Fault['level'], line: number, words: string) => faults.push({ level, file, line, column: 1, words });
  if (!LANGUAGE_CODES.includes(lang)) return void fault('error', 1, `${lang} is no language of this shop system; it has ${LANGUAGE_CODES.join(', ')}`);
  const { entries, faults: found } = readPo(file, text);
  faults.push(...found);
  const seen = new Set<string>();
  for (const { key, source, text: translated, isFuzzy, line } of entries) {
    const own = texts.get(key);
    if (!own) fault('warning', line, `${key} is in no .pot file; the text is left out`);
    else if (seen.has(key)) fault('error', line, `${key} stands twice`);
    else if (translated !== '') {
      if (isFuzzy || source !== sources.get(key)) fault('warning', line, `${key} was translated from another text`);
      own[lang] = translated;
      translations.set(`${lang} ${key}`, { file, line });
    }
    seen.add(key);
  }
}
