import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { cyclesOf } from './check-cycles.ts';
import { MAY_FETCH, TEST_ZONES, type Zone, ZONES } from './import-table.ts';

export interface ImportOf {
  /** Path of the importing file from the root. */
  file: string;
  /** Path of the imported file from the root. */
  target: string;
  isType: boolean;
}

const WORKSPACES = ['contract', 'backend', 'storefront', 'backoffice', 'server', 'shop-folder', 'demo', 'bench', 'e2e', 'tools'];
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** Problems of all files of a checkout, as messages. */
export function checkImports(root: string): string[] {
  const imports = allImports(root);
  const circles = cyclesOf(imports).map((files) => `${files.join(', ')} import each other: move what both need, also a type, to a file below them.`);
  return [...imports.flatMap((one) => judge(one) ?? []), ...circles];
}

/** Imports between our own files in all workspaces. */
const allImports = (root: string): ImportOf[] => sourcesOf(root).flatMap(({ file, names }) => names.flatMap((one) => importOf(one, { root, file }) ?? []));

interface Source {
  /** Path from the root. */
  file: string;
  /** Names as in the source. */
  names: readonly ImportedName[];
}

interface ImportedName {
  name: string;
  isType: boolean;
}

/** All source files of all workspaces with their imports. */
export const sourcesOf = (root: string): Source[] =>
  WORKSPACES.flatMap((workspace) => filesBelow(join(root, workspace))).map((path) => ({
    file: relative(root, path),
    names: namesIn(readFileSync(path, 'utf8')),
  }));

/** Returns the problem of an import; `null`: none. */
export function judge({ file, target, isType }: ImportOf): string | null {
  const from = zoneOf(file);
  if (!from || isInside(target, from.folder)) return judgeFeature({ file, target });
  const isTest = /\.test\.tsx?$|\/testing\//.test(file);
  const to = zoneOf(target);
  const allowed = [...from.mayImport, ...(isType ? (from.mayImportTypes ?? []) : []), ...(isTest ? [...TEST_ZONES, file.split('/')[0] as string] : [])];
  const mayFetch = target.startsWith('storefront/src/api/') && MAY_FETCH.test(file);
  if (!mayFetch && !allowed.some((folder) => isInside(target, folder))) return `${file} may not import ${target}: ${adviceFor(from, { file, target })}.`;
  if (to?.door && target !== to.door && !isTest) return `${file} may not import ${target}: go through ${to.door}.`;
  return null;
}

/** Advice of the file's zone within a workspace, of its workspace across workspaces. */
function adviceFor(from: Zone, { file, target }: { file: string; target: string }): string {
  const workspace = file.split('/')[0] as string;
  return isInside(target, workspace) ? from.instead : (ZONES.find((zone) => zone.folder === workspace)?.instead ?? from.instead);
}

/** Returns the problem if a feature imports another feature, which only pages may combine; `null`: none. */
function judgeFeature({ file, target }: { file: string; target: string }): string | null {
  const feature = /^storefront\/src\/features\/([\w-]+)\//;
  const [own, other] = [feature.exec(file)?.[1], feature.exec(target)?.[1]];
  return own && other && own !== other ? `${file} may not import ${target}: features do not import each other; let the page join them.` : null;
}

const zoneOf = (file: string): Zone | undefined => ZONES.filter((zone) => isInside(file, zone.folder)).sort((a, b) => b.folder.length - a.folder.length)[0];

const isInside = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** Imports of our own files in a source text. */
export const importsOf = (source: string, { root, file }: { root: string; file: string }): ImportOf[] =>
  namesIn(source).flatMap((one) => importOf(one, { root, file }) ?? []);

const namesIn = (source: string): ImportedName[] =>
  [...source.matchAll(IMPORT)].flatMap(([, type, name = '', dynamicName = '']) => {
    const imported = name || dynamicName;
    return imported ? [{ name: imported, isType: type !== undefined }] : [];
  });

function importOf({ name, isType }: ImportedName, { root, file }: { root: string; file: string }): ImportOf | null {
  const target = targetOf(name, { root, file });
  return target ? { file, target, isType } : null;
}

function targetOf(name: string, { root, file }: { root: string; file: string }): string | null {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name));
  const [, workspace, inside] = /^@vitrina\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  return workspace ? exported(root, workspace, inside) : null;
}

/** The file exported under a name by one of our packages. */
function exported(root: string, workspace: string, inside: string | undefined): string {
  const path = join(root, workspace, 'package.json');
  const exports = existsSync(path) ? ((JSON.parse(readFileSync(path, 'utf8')) as { exports?: Record<string, string> }).exports ?? {}) : {};
  const key = inside ? `./${inside}` : '.';
  const starred = Object.entries(exports).find(([name]) => name.endsWith('*') && key.startsWith(name.slice(0, -1)));
  const file = exports[key] ?? starred?.[1].replace('*', key.slice(starred[0].length - 1)) ?? `./${inside ?? ''}`;
  return join(workspace, file);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(?:node_modules|dist)\//.test(path));
}
