import { chownSync, copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies a folder recursively, with modes and owners. Files deleted meanwhile are skipped, as they are temporary. */
export function copyFolder(source: string, target: string, leavesOut: (path: string) => boolean): void {
  makeFolder(source, target);
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = name.replaceAll('\\', '/');
    if (leavesOut(path)) continue;
    const [from, to] = [join(source, name), join(target, name)];
    try {
      const stat = statSync(from, { throwIfNoEntry: false });
      if (stat?.isDirectory()) makeFolder(from, to);
      else if (stat?.isFile()) {
        if (!existsSync(dirname(to))) makeFolder(dirname(from), dirname(to));
        copyFileSync(from, to);
        copyOwner(from, to);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

function makeFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true, mode: statSync(source).mode & 0o777 });
  copyOwner(source, target);
}

/** Copies the owner of a path; only root can, and only root needs to. */
export function copyOwner(source: string, target: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(source);
  chownSync(target, uid, gid);
}
