import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { sourcesOf } from './check-imports.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package imported by a file; `isType`: a type-only import. */
export interface PackageImport {
  file: string;
  name: string;
  isType: boolean;
}

const BUILT_IN = new Set(builtinModules);
/** Files used only by tests and tools, which may import development dependencies. */
const DEVELOPMENT =
  /\.test\.tsx?$|\/testing\/|^(?:tools|bench|e2e)\/|^server\/src\/development\/|\/vite(?:st)?\.config\.ts$|^demo\/pictures\/contact-sheet\.ts$/;

/** Returns imports of packages missing in the workspace's package.json, as messages. */
export function checkDependencies(root: string): string[] {
  const shared = manifestOf(root, '.').devDependencies ?? {};
  return packageImports(root).flatMap((one) => {
    const workspace = one.file.split('/')[0] as string;
    return judgeDependency(one, { workspace: manifestOf(root, workspace), shared }) ?? [];
  });
}

/** Returns the problem of an import; `null`: none. Types may come from the root's devDependencies, as they are erased at run time. */
export function judgeDependency(
  { file, name, isType }: PackageImport,
  { workspace, shared }: { workspace: Manifest; shared: Record<string, string> },
): string | null {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = workspace;
  if (name in dependencies || name in optionalDependencies) return null;
  const isDevelopment = isType || DEVELOPMENT.test(file);
  if (isDevelopment && (name in devDependencies || name in shared)) return null;
  const list = isDevelopment ? 'devDependencies' : 'dependencies';
  return `${file} imports ${name}: name it in the ${list} of ${file.split('/')[0]}/package.json.`;
}

const packageImports = (root: string): PackageImport[] =>
  sourcesOf(root).flatMap(({ file, names }) =>
    names.flatMap(({ name, isType }) => {
      const packageName = /^(?:@[\w-]+\/)?[\w.-]+/.exec(name)?.[0];
      return packageName && !name.startsWith('.') && !name.startsWith('node:') && !BUILT_IN.has(packageName) ? [{ file, name: packageName, isType }] : [];
    }),
  );

const manifests = new Map<string, Manifest>();
function manifestOf(root: string, workspace: string): Manifest {
  const path = join(root, workspace, 'package.json');
  const manifest = manifests.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Manifest);
  manifests.set(path, manifest);
  return manifest;
}
