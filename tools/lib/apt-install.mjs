import { existsSync } from 'node:fs';
import { capture } from './run.mjs';

/** Whether packages of Debian can be installed here. */
export const canAptInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a package of Debian; gives the reason why not, or `null`. */
export async function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update', '-q'], { env });
  const install = update.code === 0 ? await capture('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env }) : update;
  return install.code === 0 ? null : install.output.trim().split('\n').slice(-5).join('\n');
}
