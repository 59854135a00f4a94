import { existsSync, writeFileSync } from 'node:fs';
import { aptInstall, canAptInstall } from './apt-install.mjs';
import { inRoot } from './paths.mjs';
import { capture } from './run.mjs';

/** Chromium without the parts of a window: renders identically at two thirds of the cost. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Marks that the shell is not available here; retried after the next installation of packages. */
const NO_SHELL = inRoot('node_modules', '.no-headless-shell');

/** Path of Chromium, which is installed on Debian as root. `null`: not available, and the reason was printed. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (await hasShell()) ? SHELL : findWhole();
}

async function hasShell() {
  if (existsSync(SHELL)) return works(SHELL);
  if (!canAptInstall() || existsSync(NO_SHELL)) return false;
  console.log("Installing Chromium's headless shell for the browser tests …");
  // The shell needs files of the other package without declaring the dependency.
  const failure = await aptInstall('chromium-headless-shell', 'chromium-common');
  if (!failure && (await works(SHELL))) return true;
  console.log(`The headless shell cannot be used, so the whole Chromium is:\n${failure ?? 'it does not start'}`);
  writeFileSync(NO_SHELL, '');
  return false;
}

/** True if the shell starts: it fails if the package with its shared files has another version. */
async function works(path) {
  const { output } = await capture(path, ['--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>works'], { timeout: 60_000 });
  return output.includes('<p>works');
}

async function findWhole() {
  const found = () => PLACES.find((path) => existsSync(path)) ?? null;
  if (found()) return found();
  if (!canAptInstall()) {
    console.log(
      'There is no Chromium here and no right to install one, so the browser tests are LEFT OUT (the last lines say how many; with CI=true the run fails).\nInstall it (Debian: apt-get install chromium) or name it with CHROMIUM_PATH.',
    );
    return null;
  }
  console.log('Installing Chromium for the browser tests …');
  const failure = await aptInstall('chromium');
  if (failure)
    console.log(`Chromium could not be installed, so the browser tests are LEFT OUT (the last lines say how many; with CI=true the run fails):\n${failure}`);
  return found();
}
