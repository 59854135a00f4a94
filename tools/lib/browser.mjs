import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { capture } from './run.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Whether there are tests that need a browser. */
export const hasBrowserTests = () =>
  existsSync(inRoot('e2e')) && readdirSync(inRoot('e2e'), { recursive: true }).some((name) => /\.test\.tsx?$/.test(String(name)));

/** Path of a Chromium; root on Debian gets one installed. `null`: there is none, and the reason was said. */
export async function findChromium() {
  const found = () => PLACES.find((path) => existsSync(path)) ?? null;
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (found()) return found();
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(
      'There is no Chromium here and no right to install one, so the browser tests are LEFT OUT.\nInstall it (Debian: apt-get install chromium) or name it with CHROMIUM_PATH.',
    );
    return null;
  }
  console.log('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update', '-q'], { env });
  const install = update.code === 0 ? await capture('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], { env }) : update;
  if (install.code !== 0)
    console.log(`Chromium could not be installed, so the browser tests are LEFT OUT:\n${install.output.trim().split('\n').slice(-5).join('\n')}`);
  return found();
}
