/**
 * `npm run mutation`: StrykerJS on the pure parts named in `stryker.config.json`; fails below 85 % killed. Its packages are installed here
 * by their own lock file, and only for this command, as nothing else needs them. Further arguments go to Stryker: `npm run mutation --
 * --mutate FILE,FILE` mutates some files only.
 */
import { existsSync, rmSync } from 'node:fs';
import { install } from '../lib/install.mjs';
import { fail, inRoot, nodePath } from '../lib/paths.mjs';
import { capture, run } from '../lib/run.mjs';

const HERE = inRoot('tools', 'mutation');
const STRYKER = inRoot('tools', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

await install();
if (!existsSync(STRYKER)) {
  console.log('Installing StrykerJS …');
  const { code, output } = await capture('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: HERE });
  if (code !== 0) fail(`StrykerJS could not be installed:\n${output.trim()}`);
}
const report = inRoot('.stryker-tmp', 'mutation.json');
rmSync(report, { force: true });
const status = await run(nodePath(), [STRYKER, 'run', 'tools/mutation/stryker.config.json', ...process.argv.slice(2)]);
if (existsSync(report)) await run(nodePath(), [inRoot('tools', 'mutation', 'print-scores.ts'), report]);
process.exit(status);
