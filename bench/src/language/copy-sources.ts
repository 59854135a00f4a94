import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', 'coverage']);
/** Files that prove a complete installation: otherwise npm would write through the copy's links. */
const RECORDS = ['.stamp', '.package-lock.json'];

/**
 * Copies a checkout, which may then be edited and checked. External packages are links; workspace packages lead to the copy, from its root only, as checks
 * follow links.
 */
export function copySources(root: string, target: string): void {
  cpSync(root, target, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  const packages = join(target, 'node_modules');
  linkAll(join(root, 'node_modules'), packages);
  for (const record of RECORDS) cpSync(join(root, 'node_modules', record), join(packages, record));
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  mkdirSync(join(packages, '@vitrina'));
  for (const workspace of workspaces) {
    symlinkSync(join(target, workspace), join(packages, '@vitrina', workspace));
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) linkAll(own, join(target, workspace, 'node_modules'));
  }
}

/** Links each package, also those inside a scope. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@vitrina') continue;
    if (name.startsWith('@')) linkAll(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}
