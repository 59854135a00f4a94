import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', 'coverage']);

/** Copies the sources, which may be edited while they run. External packages are links; workspace packages are those of the copy. */
export function copyCheckout(target: string): void {
  cpSync(ROOT, target, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  symlinkSync(join(ROOT, 'node_modules'), join(target, 'node_modules'));
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const workspace of workspaces) {
    const packages = join(target, workspace, 'node_modules');
    mkdirSync(join(packages, '@vitrina'), { recursive: true });
    for (const other of workspaces) symlinkSync(join(target, other), join(packages, '@vitrina', other));
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own))
      for (const name of readdirSync(own)) if (!name.startsWith('.') && name !== '@vitrina') symlinkSync(join(own, name), join(packages, name));
  }
}
