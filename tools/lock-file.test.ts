import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Entry {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  link?: true;
  resolved?: string;
}

const ROOT = join(import.meta.dirname, '..');
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
const { packages } = readJson('package-lock.json') as { packages: Record<string, Entry> };

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** True if Node would find the package from a folder of the lock: in its `node_modules`, or in one of an ancestor. */
function isLocked(name: string, from: string): boolean {
  const folders = from === '' ? [''] : from.split('/').map((_, index, parts) => `${parts.slice(0, parts.length - index).join('/')}/`);
  return [...folders, ''].some((folder) => `${folder}node_modules/${name}` in packages);
}

// With a filled node_modules, npm omits optional packages of other systems from the lock file, and `npm ci` then rejects it.
it('package-lock.json has an entry for every package it asks for, those of other systems too, so that plain `npm ci` works', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    KINDS.flatMap((kind) => Object.keys(entry[kind] ?? {}).flatMap((name) => (isLocked(name, path) ? [] : [`${path || 'the shop'} asks for ${name}`]))),
  );
  expect(missing, 'Move node_modules away, then: npm install --package-lock-only --ignore-scripts').toEqual([]);
});

it('package-lock.json records what every package.json of the shop asks for', () => {
  const folders = Object.keys(packages).filter((path) => !path.includes('node_modules'));
  for (const folder of folders) {
    const manifest = readJson(folder, 'package.json') as Entry;
    for (const kind of KINDS) expect(packages[folder]?.[kind] ?? {}, `${kind} of ${folder || 'the shop'}`).toEqual(manifest[kind] ?? {});
  }
  expect(folders.length).toBeGreaterThan(10);
});
