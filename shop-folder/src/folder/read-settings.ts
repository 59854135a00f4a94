import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import type { Fault } from '../faults.ts';
import { LIMITS } from '../files/limits.ts';
import { readText } from '../files/read-text.ts';
import { readYaml, type YamlFile } from '../yaml/read-yaml.ts';

export interface FolderSettings {
  documents: Partial<Record<SettingsGroup, unknown>>;
  /** Files that could not be read: their faults are reported, and their content is unknown. */
  unread: ReadonlySet<string>;
  /** Returns the file of a place in a document, and the path in that file. */
  placeOf: (group: SettingsGroup, path: readonly (string | number)[]) => { file: string; path: readonly (string | number)[] };
}

/** Groups of one file each, and groups of a folder with a file for each key. */
const FILES = ['shop', 'delivery', 'services', 'trade-in', 'payment', 'behaviour'] as const;
const FOLDERS = ['legal', 'markets', 'words'] as const;
/** Names allowed as keys of a document; JavaScript's own keys such as `__proto__` begin otherwise. */
const KEY = /^[a-z0-9][\w-]*$/i;

interface Reading {
  dir: string;
  files: ReadonlyMap<string, number>;
  yaml: Map<string, YamlFile>;
  fault: (fault: Fault) => void;
}

/** Reads the settings files as documents; their schemas are applied later to all of them together. */
export function readSettings({ dir, files, yaml, fault }: Reading): FolderSettings {
  const unread = new Set<string>();
  const refuse = (file: string, faults: readonly Fault[]): void => {
    unread.add(file);
    faults.forEach(fault);
  };
  const read = (file: string): unknown => {
    const text = readText(dir, file, { size: files.get(file) ?? 0, limit: LIMITS.yaml });
    if (typeof text !== 'string') return refuse(file, [text]);
    const parsed = readYaml(file, text);
    if (Array.isArray(parsed)) return refuse(file, parsed);
    yaml.set(file, parsed);
    return parsed.value ?? undefined;
  };
  const documents: Partial<Record<SettingsGroup, unknown>> = {};
  for (const group of FILES) {
    const document = files.has(`${group}.yaml`) ? read(`${group}.yaml`) : undefined;
    if (document !== undefined) documents[group] = document;
  }
  for (const group of FOLDERS) {
    const found = byLanguage(
      [...files.keys()].filter((file) => new RegExp(`^${group}/[^/]+\\.yaml$`).test(file)),
      documents.shop,
    );
    const entries = found.flatMap((file): [string, unknown][] => {
      const key = file.slice(group.length + 1, -'.yaml'.length);
      if (!KEY.test(key)) refuse(file, [{ level: 'error', file, line: 0, column: 0, words: `is not read: ${key} is no name for a file of ${group}` }]);
      const document = KEY.test(key) ? read(file) : undefined;
      return document === undefined ? [] : [[key, document]];
    });
    if (entries.length > 0) documents[group] = Object.fromEntries(entries);
  }
  const isFolder = (group: SettingsGroup): boolean => (FOLDERS as readonly string[]).includes(group);
  return {
    documents,
    unread,
    placeOf: (group, path) =>
      isFolder(group) && path.length > 0 ? { file: `${group}/${path[0]}.yaml`, path: path.slice(1) } : { file: `${group}.yaml`, path },
  };
}

/** Sorts markets and words by the shop's order of languages, others after them by name. */
function byLanguage(files: readonly string[], shop: unknown): string[] {
  const { languages } = (shop ?? {}) as { languages?: unknown };
  const order = Array.isArray(languages) ? languages.map(String) : [];
  const placeOf = (file: string): number => {
    const place = order.indexOf(file.slice(file.indexOf('/') + 1, -'.yaml'.length));
    return place === -1 ? order.length : place;
  };
  return files.toSorted((a, b) => placeOf(a) - placeOf(b));
}
