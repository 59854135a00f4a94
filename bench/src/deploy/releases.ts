import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OURS = ['contract', 'backend', 'storefront', 'server', 'shop-folder', 'demo', 'tools'];
const LEFT_OUT = new Set(['node_modules', '.git', '.data']);

/** Copies the shop into a separate folder with its own build of the storefront, as an owner unpacks a new version. */
export function makeRelease(name: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), `vitrina-release-${name}-`)));
  for (const workspace of OURS) cpSync(join(ROOT, workspace), join(folder, workspace), { recursive: true, filter: (file) => !LEFT_OUT.has(basename(file)) });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(folder, file));
  linkPackages(folder);
  // A changed entry point changes the file names of all scripts that import it.
  appendFileSync(join(folder, 'storefront/src/browser/entry-browser.tsx'), `\nObject.assign(globalThis, { vitrinaRelease: ${JSON.stringify(name)} });\n`);
  const build = "import { buildShop } from './tools/lib/build-shop.mjs'; await buildShop();";
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', build], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`release ${name} could not be built:\n${stdout}${stderr}`);
  return folder;
}

function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@vitrina'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@vitrina' && !name.startsWith('.')) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const workspace of OURS) {
    symlinkSync(join(folder, workspace), join(packages, '@vitrina', workspace));
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'));
  }
}
