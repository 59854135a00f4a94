import { existsSync, statSync } from 'node:fs';
import type * as z from 'zod';
import { readContent } from '../content/read-content.ts';
import { BadFolder, type Fault, isError } from '../faults.ts';
import { LIMITS } from '../files/limits.ts';
import { readText } from '../files/read-text.ts';
import { readTree } from '../files/read-tree.ts';
import { familyFile, type FamilyFacts } from '../schemas/family.ts';
import { attributesFile, brandsFile, categoriesFile, groupsFile, listsFile, sellersFile, shopFile, tagsFile, warehousesFile } from '../schemas/frame.ts';
import { readSite, siteFolders } from '../site/read-site.ts';
import { readYaml, type YamlFile } from '../yaml/read-yaml.ts';
import { issueFaults } from './issue-faults.ts';
import type { Origin } from './origin.ts';
import { type FolderSettings, readSettings } from './read-settings.ts';
import { readWords, type WordsRead } from './read-words.ts';
import type { ShopFacts } from './shop-folder.ts';
import { makeWords } from './words.ts';

export interface FolderRead {
  /** `null` if `folder.yaml` cannot be read: nothing else can be interpreted then. */
  facts: ShopFacts | null;
  faults: Fault[];
  /** YAML files, to locate faults in them. */
  yaml: ReadonlyMap<string, YamlFile>;
  words: WordsRead | null;
  /** All files with their sizes in bytes. */
  files: ReadonlyMap<string, number>;
  /** Place of each list entry, family and product. */
  origins: WeakMap<object, Origin>;
  /** Line of each text of `content/` where its body begins, below the front matter. */
  contentLines: ReadonlyMap<string, number>;
  /** Documents of the settings files; groups without files are left out. */
  settings: FolderSettings;
}

/** Reads all files of a folder and validates each by its schema. Consistency between files is not checked here. */
export function readFolder(dir: string): FolderRead {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) throw new BadFolder([{ level: 'error', file: dir, line: 0, column: 0, words: 'is no folder' }]);
  const { files, faults } = readTree(dir);
  const yaml = new Map<string, YamlFile>();
  const read = <Value>(file: string, schema: z.ZodType<Value>): Value | null => {
    const text = readText(dir, file, { size: files.get(file) ?? 0, limit: LIMITS.yaml });
    if (typeof text !== 'string') return keep([text]);
    const parsed = readYaml(file, text);
    if (Array.isArray(parsed)) return keep(parsed);
    yaml.set(file, parsed);
    const result = schema.safeParse(parsed.value);
    return result.success ? result.data : keep(issueFaults(parsed, result.error.issues));
  };
  const keep = (found: readonly Fault[]): null => {
    faults.push(...found);
    return null;
  };
  const origins = new WeakMap<object, Origin>();
  const list = <Value>(file: string, schema: z.ZodType<Value[]>): Value[] => {
    const values = files.has(file) ? (read(file, schema) ?? []) : [];
    for (const [i, value] of values.entries()) if (typeof value === 'object' && value !== null) origins.set(value, { file, path: [i] });
    return values;
  };
  const settings = readSettings({ dir, files, yaml, fault: (found) => void keep([found]) });

  if (!files.has('folder.yaml')) {
    keep([{ level: 'error', file: 'folder.yaml', line: 0, column: 0, words: 'is missing: it tells languages and departments of the shop' }]);
    return { facts: null, faults, yaml, words: null, files, origins, contentLines: new Map(), settings };
  }
  const shop = read('folder.yaml', shopFile);
  if (!shop) return { facts: null, faults, yaml, words: null, files, origins, contentLines: new Map(), settings };
  const inDepartments = <Value>(name: string, schema: z.ZodType<Value[]>): Value[] =>
    shop.departments.flatMap((department) => list(`catalogue/${department}/${name}.yaml`, schema));
  const families = shop.departments.flatMap((department) => {
    const names = [...files.keys()].filter(
      (file) => file.startsWith(`catalogue/${department}/`) && /\/[^_/][^/]*\.yaml$/.test(file) && file.split('/').length === 3,
    );
    const found = names.flatMap((file): FamilyFacts[] => {
      const family = read(file, familyFile);
      if (!family) return [];
      const whole = { ...family, key: file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length), department };
      origins.set(whole, { file, path: [] });
      for (const list of ['products', 'parents'] as const)
        for (const [i, product] of (whole[list] ?? []).entries()) origins.set(product, { file, path: [list, i] });
      return [whole];
    });
    return found.toSorted((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));
  });
  const texts = new Map<string, string>();
  for (const [file, size] of files) {
    if (!/^texts\/(?:[^/]+\.pot|[^/]+\/[^/]+\.po)$/.test(file)) continue;
    const text = readText(dir, file, { size, limit: LIMITS.words });
    if (typeof text === 'string') texts.set(file, text);
    else keep([text]);
  }
  const words = readWords(texts, shop.source_language);
  faults.push(...words.faults);
  const site = readSite(list);
  const { content, lines } = readContent({ dir, files, shop, yaml, list, folders: siteFolders(site), fault: (found) => void keep(found) });
  const facts: ShopFacts = {
    shop,
    groups: list('catalogue/attribute-groups.yaml', groupsFile),
    attributes: [...list('catalogue/attributes.yaml', attributesFile), ...inDepartments('_attributes', attributesFile)],
    categories: inDepartments('_categories', categoriesFile),
    brands: inDepartments('_brands', brandsFile),
    sellers: list('catalogue/sellers.yaml', sellersFile),
    warehouses: list('catalogue/warehouses.yaml', warehousesFile),
    tags: list('catalogue/tags.yaml', tagsFile),
    lists: list('catalogue/lists.yaml', listsFile),
    families,
    content,
    site,
    words: makeWords(words.texts, shop),
  };
  return { facts, faults, yaml, words, files, origins, contentLines: lines, settings };
}

/** Returns the facts of a folder without errors; throws `BadFolder` with all errors otherwise. */
export function readGoodFolder(dir: string): ShopFacts {
  const { facts, faults } = readFolder(dir);
  const errors = faults.filter(isError);
  if (!facts || errors.length > 0) throw new BadFolder(errors);
  return facts;
}
