import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Creates a working copy of a checkout in an empty folder: its present files, build outputs, and links to its installed packages. Our own
 * packages link to the copy, so that tests see changes there.
 */
export function copyCheckout(root: string, copy: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const built = join('storefront', 'dist');
  if (existsSync(join(root, built))) cpSync(join(root, built), join(copy, built), { recursive: true });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const workspace of readdirSync(root)) {
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) linkPackages(own, join(copy, workspace, 'node_modules'));
  }
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@') && !lstatSync(join(from, name)).isSymbolicLink()) linkPackages(join(from, name), join(to, name));
    else if (lstatSync(join(from, name)).isSymbolicLink()) symlinkSync(readlinkSync(join(from, name)), join(to, name));
    else if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}
