import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...parts) => join(ROOT, ...parts);

const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;
// Not by way of node_modules/.bin: npm 10 makes no entry there for them.
const NODE_FOLDERS = [`node-${SYSTEM}-${process.arch}`, `node-bin-${SYSTEM}-${process.arch}`].map((name) => inRoot('node_modules', name, 'bin'));

/** Node 24 whose Brotli decoder is mended (CVE-2026-111497); the registry's packages of it are older (docs/decisions/0032). */
export const isMended = (version) => /^24\.(?:22\.(?:[1-9]|[1-9]\d)|(?:2[3-9]|[3-9]\d)\.\d+)$/.test(version);

/** The Node that runs our TypeScript: the running one where it is a mended 24, else the one among the packages, else the running one where it is new enough. */
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
 * Folder of Node's compile cache (`NODE_COMPILE_CACHE`): sources that were read once, without their types and compiled. A later start takes a quarter
 * less processor time. Entries follow from a file's text and Node's version; where the folder cannot be written Node does without.
 */
export const COMPILE_CACHE = inRoot('node_modules', '.cache', 'compiled');

/**
 * Arguments of Node for the server. Making a page leaves many short-lived objects: with more room for them they are looked through
 * less often, which saves a fifteenth of a page's processor time for 30 MB.
 */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=32', inRoot('server', 'src', 'main.ts')];

/**
 * Environment of the server besides the one it is started in. glibc keeps freed memory apart for every few threads (arenas) and gives little of it
 * back; two of them are enough for threads that allocate as little as ours, and save some 15 MB. Other systems do not read it.
 */
export const serverEnvironment = () => ({ MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env });

/** Ends with a message for people. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
