import { existsSync } from 'node:fs';
import { capture } from './run.mjs';

/** Whether packages of Debian can be installed here. */
export const canAptInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A server that does not answer is given up soon, and nothing that is installed is taken away. */
const LIMITS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

/** Installs packages of Debian; gives the reason why not, or `null`. */
export async function aptInstall(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update', '-q', ...LIMITS], { env });
  const install =
    update.code === 0 ? await capture('apt-get', ['install', '-q', '-y', '--no-install-recommends', '--no-remove', ...LIMITS, ...names], { env }) : update;
  return install.code === 0 ? null : install.output.trim().split('\n').slice(-5).join('\n');
}
