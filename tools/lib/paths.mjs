import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(ROOT, ...parts);

const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;
// The paths in node_modules/.bin are not used: npm 10 creates none for these packages.
const NODE_FOLDERS = [`node-${SYSTEM}-${process.arch}`, `node-bin-${SYSTEM}-${process.arch}`].map((name) => inRoot('node_modules', name, 'bin'));

/** True for Node 24 with a fixed Brotli decoder (CVE-2026-111497); the registry's packages of Node are older (docs/decisions/0032). */
export const isMended = (version) => /^24\.(?:22\.(?:[1-9]|[1-9]\d)|(?:2[3-9]|[3-9]\d)\.\d+)$/.test(version);

/** Path of the Node for our TypeScript: the running one if it is a fixed 24, else the one among the packages, else the running one if it is recent enough. */
export function nodePath() {
  if (isMended(process.versions.node)) return process.execPath;
  const own = NODE_FOLDERS.map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node')).find((path) => existsSync(path));
  if (own) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  fail(
    `Node ${process.versions.node} cannot run TypeScript and there is no newer Node for ${process.platform}-${process.arch} among the packages.\nInstall Node 22.18 or newer.`,
  );
}

/**
 * Folder of Node's compile cache (`NODE_COMPILE_CACHE`): sources with types removed, compiled. A later start takes a quarter less processor
 * time. Entries depend on a file's text and on Node's version; if the folder is not writable, Node runs without it.
 */
export const COMPILE_CACHE = inRoot('node_modules', '.cache', 'compiled');

/**
 * Arguments of Node for the server. Rendering a page creates many short-lived objects: a larger young generation is collected less often,
 * which saves a fifteenth of a page's processor time for 30 MB.
 */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=32', inRoot('server', 'src', 'main.ts')];

/**
 * Environment of the server, in addition to the present one. glibc keeps freed memory in an arena for every few threads and returns little
 * of it; two arenas are enough for threads that allocate as little as ours, and save some 15 MB. Ignored on other systems.
 */
export const serverEnvironment = () => ({ MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env });

/** Prints a message and exits with code 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
