import { existsSync, readdirSync } from 'node:fs';
import { aptInstall, canAptInstall } from './apt-install.mjs';
import { inRoot } from './paths.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Whether there are tests that need a browser. */
export const hasBrowserTests = () =>
  existsSync(inRoot('e2e')) && readdirSync(inRoot('e2e'), { recursive: true }).some((name) => /\.test\.tsx?$/.test(String(name)));

/** Path of a Chromium; root on Debian gets one installed. `null`: there is none, and the reason was said. */
export async function findChromium() {
  const found = () => PLACES.find((path) => existsSync(path)) ?? null;
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
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
