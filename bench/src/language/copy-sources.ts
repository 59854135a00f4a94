import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', 'coverage']);
/** Files that prove a complete installation: otherwise npm would write through the copy's links. */
const RECORDS = ['.stamp', '.package-lock.json'];

/** A copy of a checkout that may be edited and checked. Packages of others are links; names of our own lead to the copy, from its root alone: checks follow links. */
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

/** Packages one by one, those of a scope too. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@vitrina') continue;
    if (name.startsWith('@')) linkAll(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}
