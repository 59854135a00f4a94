import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', 'coverage']);

/** A copy of a checkout that may be edited and checked. Packages of others are links; names of our own lead to the copy, from its root alone: checks follow links. */
export function copySources(root: string, target: string): void {
  cpSync(root, target, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  const packages = join(target, 'node_modules');
  mkdirSync(join(packages, '@vitrina'), { recursive: true });
  linkAll(join(root, 'node_modules'), packages);
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const workspace of workspaces) {
    symlinkSync(join(target, workspace), join(packages, '@vitrina', workspace));
    const own = join(root, workspace, 'node_modules');
    if (!existsSync(own)) continue;
    mkdirSync(join(target, workspace, 'node_modules'));
    linkAll(own, join(target, workspace, 'node_modules'));
  }
}

const linkAll = (from: string, to: string): void => {
  for (const name of readdirSync(from)) if (!name.startsWith('.') && name !== '@vitrina') symlinkSync(join(from, name), join(to, name));
};
