import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
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

/** Problems of all files of a checkout, as sentences. */
export function checkImports(root: string): string[] {
  return WORKSPACES.flatMap((workspace) => filesBelow(join(root, workspace))).flatMap((path) => {
    const file = relative(root, path);
    return importsOf(readFileSync(path, 'utf8'), { root, file }).flatMap((one) => judge(one) ?? []);
  });
}

/** What is wrong with one import; `null`: nothing. */
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

/** Inside a workspace the zone's own advice, across workspaces the workspace's. */
function adviceFor(from: Zone, { file, target }: { file: string; target: string }): string {
  const workspace = file.split('/')[0] as string;
  return isInside(target, workspace) ? from.instead : (ZONES.find((zone) => zone.folder === workspace)?.instead ?? from.instead);
}

/** Features do not import each other, pages compose them. */
function judgeFeature({ file, target }: { file: string; target: string }): string | null {
  const feature = /^storefront\/src\/features\/([\w-]+)\//;
  const [own, other] = [feature.exec(file)?.[1], feature.exec(target)?.[1]];
  return own && other && own !== other ? `${file} may not import ${target}: features do not import each other; let the page join them.` : null;
}

const zoneOf = (file: string): Zone | undefined => ZONES.filter((zone) => isInside(file, zone.folder)).sort((a, b) => b.folder.length - a.folder.length)[0];

const isInside = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** Imports of our own files in a source text. */
export function importsOf(source: string, { root, file }: { root: string; file: string }): ImportOf[] {
  return [...source.matchAll(IMPORT)].flatMap((match) => {
    const name = match[2] ?? match[3];
    const target = name && targetOf(name, { root, file });
    return target ? [{ file, target, isType: match[1] !== undefined }] : [];
  });
}

function targetOf(name: string, { root, file }: { root: string; file: string }): string | null {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name));
  const [, workspace, inside] = /^@vitrina\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  return workspace ? exported(root, workspace, inside) : null;
}

/** The file behind a name of one of our packages. */
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
