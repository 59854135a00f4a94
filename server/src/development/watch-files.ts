import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Consequence, classifyChange } from './classify-change.ts';

/** An editor writes a file in more than one go, a checkout many files one after the other. */
const SETTLED_MS = 60;

interface WatchFiles {
  watcher: ViteDevServer['watcher'];
  root: string;
  /** Called once for changes that come together, with the files from the root. */
  onChange: (consequences: ReadonlySet<Consequence>, files: readonly string[]) => void;
}

/** Maps file changes to actions; a file written with equal contents is no change. */
export function watchFiles({ watcher, root, onChange }: WatchFiles): void {
  const fingerprints = new Map<string, string>();
  let changed = new Map<string, Consequence>();
  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    const now = changed;
    changed = new Map();
    onChange(new Set(now.values()), [...now.keys()]);
  };
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    const path = relative(root, file).split(sep).join('/');
    const consequence = classifyChange(path);
    if (consequence === 'nothing' || consequence === 'vite') return;
    const contents = fingerprintOf(file);
    if (fingerprints.get(file) === contents) return;
    fingerprints.set(file, contents);
    changed.set(path, consequence);
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_MS);
  });
}

/** Empty for a file that is gone, as it is for a moment while some editors save it. */
function fingerprintOf(file: string): string {
  try {
    return createHash('sha1').update(readFileSync(file)).digest('base64');
  } catch {
    return '';
  }
}
