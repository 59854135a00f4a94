import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, inRoot } from './paths.mjs';
import { capture, seconds } from './run.mjs';

const STAMP = inRoot('node_modules', '.stamp');

/** Installs the packages of package-lock.json if they are missing or differ. */
export async function install() {
  const currentFingerprint = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === currentFingerprint) return;
  if (!isInstalled()) await cleanInstall();
  writeFileSync(STAMP, currentFingerprint);
}

/** Options of npm; install scripts are disabled, as no package needs any. */
const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

async function cleanInstall() {
  const startedAt = performance.now();
  console.log('Installing packages …');
  const { code, output } = await npm(['ci', ...QUIETLY]);
  if (code !== 0) fail(`The packages could not be installed:\n${output.trim()}`);
  if (!isInstalled()) fail('Other packages were installed than package-lock.json names. Remove node_modules and try again.');
  console.log(`Packages installed (${seconds(startedAt)})`);
}

function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? capture(process.execPath, [script, ...args], { env: cleanEnv() }) : capture('npm', args, { env: cleanEnv() });
}

/** Settings of the calling npm that are passed to ours: only those on where packages come from. */
const REACHES = /^npm_config_(?:registry|cache|proxy|https_proxy|noproxy|cafile|ca|strict_ssl|userconfig)$/i;
const cleanEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => REACHES.test(name) || (!/^npm_(?:config|lifecycle|package|command)/i.test(name) && name !== 'NODE_ENV')),
  );

/** True if the installed packages match the lock file by npm's own record, as after a manual `npm install`. */
function isInstalled() {
  try {
    const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
    const installed = JSON.parse(readFileSync(inRoot('node_modules', '.package-lock.json'), 'utf8')).packages;
    return Object.entries(locked).every(
      ([path, { version, optional, devOptional, link }]) =>
        path === '' || link || !path.startsWith('node_modules/') || (installed[path] ? installed[path].version === version : optional || devOptional),
    );
  } catch {
    return false;
  }
}
