import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { aptInstall, canAptInstall } from './apt-install.mjs';

const PLACES = ['/usr/bin/pdftotext', '/usr/local/bin/pdftotext', '/opt/homebrew/bin/pdftotext'];

/** Folder of Poppler's programs that read PDF; they are installed on Debian as root. `null`: not available, and the reason was printed. */
export async function findPoppler() {
  const found = () => PLACES.find((path) => existsSync(path));
  if (process.env.POPPLER_PATH) return process.env.POPPLER_PATH;
  if (!found() && !canAptInstall()) {
    console.log(
      'There is no pdftotext here and no right to install it, so the tests that read PDF are LEFT OUT (the last lines say how many; with CI=true the run fails).\nInstall it (Debian: apt-get install poppler-utils) or name its folder with POPPLER_PATH.',
    );
    return null;
  }
  if (!found()) {
    console.log('Installing Poppler for the tests that read PDF …');
    const failure = await aptInstall('poppler-utils');
    if (failure)
      console.log(
        `Poppler could not be installed, so the tests that read PDF are LEFT OUT (the last lines say how many; with CI=true the run fails):\n${failure}`,
      );
  }
  const path = found();
  return path ? dirname(path) : null;
}
